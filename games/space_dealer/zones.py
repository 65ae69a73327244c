"""SD2: which of our time zones is nearest to one of the IANA's, by its clocks."""

from __future__ import annotations

from typing import Final

from .calendar import Zone

_NAMES: Final[dict[Zone, dict[str, str]]] = {
    "london": {
        "Africa": """
            Algiers Bangui Brazzaville Casablanca Douala El_Aaiun Kinshasa Lagos Libreville
            Luanda Malabo Ndjamena Niamey Porto-Novo Tunis
        """,
        "Atlantic": "Canary Faeroe Faroe Madeira",
        "Europe": "Belfast Dublin Guernsey Isle_of_Man Jersey Lisbon London",
    },
    "berlin": {
        "Africa": """
            Blantyre Bujumbura Ceuta Gaborone Harare Johannesburg Juba Khartoum Kigali
            Lubumbashi Lusaka Maputo Maseru Mbabane Tripoli Windhoek
        """,
        "Atlantic": "Jan_Mayen",
        "Europe": """
            Amsterdam Andorra Belgrade Berlin Bratislava Brussels Budapest Busingen
            Copenhagen Gibraltar Kaliningrad Ljubljana Luxembourg Madrid Malta Monaco Oslo
            Paris Podgorica Prague Rome San_Marino Sarajevo Skopje Stockholm Tirane Vaduz
            Vatican Vienna Warsaw Zagreb Zurich
        """,
    },
    "athens": {
        "Africa": """
            Addis_Ababa Asmara Asmera Cairo Dar_es_Salaam Djibouti Kampala Mogadishu Nairobi
        """,
        "Asia": """
            Aden Amman Baghdad Bahrain Baku Beirut Damascus Dubai Famagusta Gaza Hebron
            Istanbul Jerusalem Kuwait Muscat Nicosia Qatar Riyadh Tbilisi Tehran Tel_Aviv
            Yerevan
        """,
        "Europe": """
            Astrakhan Athens Bucharest Chisinau Helsinki Istanbul Kiev Kirov Kyiv Mariehamn
            Minsk Moscow Nicosia Riga Samara Saratov Simferopol Sofia Tallinn Tiraspol
            Ulyanovsk Uzhgorod Vilnius Volgograd Zaporozhye
        """,
        "Indian": "Antananarivo Comoro Mahe Mauritius Mayotte Reunion",
    },
    "new-york": {
        "America": """
            Anguilla Antigua Aruba Atikokan Barbados Blanc-Sablon Boa_Vista Bogota
            Campo_Grande Cancun Caracas Cayman Coral_Harbour Cuiaba Curacao Detroit Dominica
            Eirunepe Fort_Wayne Grand_Turk Grenada Guadeloupe Guayaquil Guyana Havana
            Indiana/Indianapolis Indiana/Marengo Indiana/Petersburg Indiana/Vevay
            Indiana/Vincennes Indiana/Winamac Indianapolis Iqaluit Jamaica
            Kentucky/Louisville Kentucky/Monticello Kralendijk La_Paz Lima Louisville
            Lower_Princes Manaus Marigot Martinique Montreal Montserrat Nassau New_York
            Nipigon Panama Pangnirtung Port-au-Prince Port_of_Spain Porto_Acre Porto_Velho
            Puerto_Rico Rio_Branco Santo_Domingo St_Barthelemy St_Kitts St_Lucia St_Thomas
            St_Vincent Thunder_Bay Toronto Tortola Virgin
        """,
        "Pacific": "Easter",
    },
    "chicago": {
        "America": """
            Bahia_Banderas Belize Chicago Chihuahua Costa_Rica El_Salvador Guatemala
            Indiana/Knox Indiana/Tell_City Knox_IN Managua Matamoros Menominee Merida
            Mexico_City Monterrey North_Dakota/Beulah North_Dakota/Center
            North_Dakota/New_Salem Ojinaga Rainy_River Rankin_Inlet Regina Resolute
            Swift_Current Tegucigalpa Winnipeg
        """,
        "Pacific": "Galapagos",
    },
    "denver": {
        "America": """
            Boise Cambridge_Bay Ciudad_Juarez Creston Dawson Dawson_Creek Denver Edmonton
            Fort_Nelson Hermosillo Inuvik Mazatlan Phoenix Shiprock Whitehorse Yellowknife
        """,
    },
    "los-angeles": {
        "America": """
            Adak Anchorage Atka Ensenada Juneau Los_Angeles Metlakatla Nome Santa_Isabel
            Sitka Tijuana Vancouver Yakutat
        """,
        "Pacific": "Gambier Marquesas Pitcairn",
    },
    "sao-paulo": {
        "America": """
            Araguaina Argentina/Buenos_Aires Argentina/Catamarca Argentina/ComodRivadavia
            Argentina/Cordoba Argentina/Jujuy Argentina/La_Rioja Argentina/Mendoza
            Argentina/Rio_Gallegos Argentina/Salta Argentina/San_Juan Argentina/San_Luis
            Argentina/Tucuman Argentina/Ushuaia Asuncion Bahia Belem Buenos_Aires Catamarca
            Cayenne Cordoba Coyhaique Fortaleza Glace_Bay Goose_Bay Halifax Jujuy Maceio
            Mendoza Miquelon Moncton Montevideo Noronha Paramaribo Punta_Arenas Recife
            Rosario Santarem Santiago Sao_Paulo St_Johns Thule
        """,
        "Atlantic": "Bermuda South_Georgia Stanley",
    },
    "kolkata": {
        "Asia": """
            Almaty Aqtau Aqtobe Ashgabat Ashkhabad Atyrau Bangkok Barnaul Bishkek Calcutta
            Colombo Dacca Dhaka Dushanbe Ho_Chi_Minh Hovd Jakarta Kabul Karachi Kashgar
            Kathmandu Katmandu Kolkata Krasnoyarsk Novokuznetsk Novosibirsk Omsk Oral
            Phnom_Penh Pontianak Qostanay Qyzylorda Rangoon Saigon Samarkand Tashkent Thimbu
            Thimphu Tomsk Urumqi Vientiane Yangon Yekaterinburg
        """,
        "Indian": "Chagos Christmas Cocos Kerguelen Maldives",
    },
    "tokyo": {
        "Asia": """
            Brunei Chita Choibalsan Chongqing Chungking Dili Harbin Hong_Kong Irkutsk
            Jayapura Khandyga Kuala_Lumpur Kuching Macao Macau Makassar Manila Pyongyang
            Seoul Shanghai Singapore Taipei Tokyo Ujung_Pandang Ulaanbaatar Ulan_Bator
            Yakutsk
        """,
        "Australia": "Darwin Eucla North Perth West",
        "Pacific": "Palau",
    },
    "sydney": {
        "Asia": "Magadan Sakhalin Srednekolymsk Ust-Nera Vladivostok",
        "Australia": """
            ACT Adelaide Brisbane Broken_Hill Canberra Currie Hobart LHI Lindeman Lord_Howe
            Melbourne NSW Queensland South Sydney Tasmania Victoria Yancowinna
        """,
        "Pacific": """
            Bougainville Chuuk Efate Guadalcanal Guam Kosrae Norfolk Noumea Pohnpei Ponape
            Port_Moresby Saipan Truk Yap
        """,
    },
    "auckland": {
        "Asia": "Anadyr Kamchatka",
        "Pacific": """
            Apia Auckland Chatham Enderbury Fakaofo Fiji Funafuti Honolulu Johnston Kanton
            Kiritimati Kwajalein Majuro Midway Nauru Niue Pago_Pago Rarotonga Samoa Tahiti
            Tarawa Tongatapu Wake Wallis
        """,
    },
}
"""By zone and region, the names of IANA zones whose clocks it shows best, summer and winter."""

_NEAREST: Final[dict[str, Zone]] = {
    f"{region}/{place}": zone
    for zone, regions in _NAMES.items()
    for region, places in regions.items()
    for place in places.split()
}


def nearest(name: str) -> Zone:
    """The zone for an IANA name; ``utc`` for one that is not known here."""
    return _NEAREST.get(name, "utc")

### Merchant of Venus: what fields are called, by their place, their kind and their number there.

field-blue =
    { $number ->
        [0] { $place }, blue field
       *[other] { $place }, blue field { $number }
    }
field-yellow =
    { $number ->
        [0] { $place }, yellow field
       *[other] { $place }, yellow field { $number }
    }
field-red =
    { $number ->
        [0] { $place }, red field
       *[other] { $place }, red field { $number }
    }
field-laser =
    { $number ->
        [0] { $place }, laser hazard
       *[other] { $place }, laser hazard { $number }
    }
field-shield =
    { $number ->
        [0] { $place }, shield hazard
       *[other] { $place }, shield hazard { $number }
    }
field-pilot =
    { $number ->
        [0] { $place }, pilot hazard
       *[other] { $place }, pilot hazard { $number }
    }
field-asteroid =
    { $number ->
        [0] { $place }, asteroid
       *[other] { $place }, asteroid { $number }
    }
field-encounter =
    { $number ->
        [0] { $place }, encounter
       *[other] { $place }, encounter { $number }
    }
field-navigation =
    { $number ->
        [0] { $place }, navigation field
       *[other] { $place }, navigation field { $number }
    }
field-orbit =
    { $number ->
        [0] { $place }, orbit
       *[other] { $place }, orbit { $number }
    }
field-city =
    { $number ->
        [0] { $place }, city
       *[other] { $place }, city { $number }
    }
field-port =
    { $number ->
        [0] { $place }, spaceport
       *[other] { $place }, spaceport { $number }
    }
field-teleportal = { $place }, teleportal { $number }

"""How colours look to people: simulated colour blindness, distance and contrast.

The matrices are those of Machado, Oliveira and Fernandes (2009) for full severity; the
distance is the Euclidean one in CIE L*a*b*; the contrast is that of WCAG 2.
"""

from __future__ import annotations

from math import dist

from render.palette import rgb

Triple = tuple[float, float, float]

EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "all colours": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def difference(one: str, other: str, eyes: str) -> float:
    """How far apart two colours are for these eyes; about 2 can just be told apart."""
    return dist(_lab(_seen(one, eyes)), _lab(_seen(other, eyes)))


def contrast(one: str, other: str) -> float:
    """The contrast of letters on a ground, from 1 to 21."""
    low, high = sorted((_luminance(_linear(one)), _luminance(_linear(other))))
    return (high + 0.05) / (low + 0.05)


def _linear(colour: str) -> Triple:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (number / 255 for number in rgb(colour))
    )
    return red, green, blue


def _seen(colour: str, eyes: str) -> Triple:
    light = _linear(colour)
    red, green, blue = (
        min(max(sum(a * b for a, b in zip(row, light, strict=True)), 0.0), 1.0)
        for row in EYES[eyes]
    )
    return red, green, blue


def _luminance(light: Triple) -> float:
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def _lab(light: Triple) -> Triple:
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = _luminance(light)
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = ((t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116) for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)

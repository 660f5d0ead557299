"""Every character of a machine-readable zone as a bitmap, from fonts and from our own strokes."""
import json
import re

import numpy as np
import torch
from PIL import Image, ImageDraw, ImageFont

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<"
CAP = 48  # height of a capital in a cell
CELL_HEIGHT = 96
CELL_WIDTH = 96
TOP = (CELL_HEIGHT - CAP) // 2


def from_font(path):
    size = 64
    for _ in range(3):
        font = ImageFont.truetype(path, size)
        left, top, right, bottom = font.getbbox("H", anchor="ls")
        ink = np.nonzero(np.array(drawn(font, "H", 200)).max(1) > 128)[0]
        size = round(size * CAP / (ink[-1] - ink[0] + 1))
    font = ImageFont.truetype(path, size)
    return [np.array(drawn(font, char, TOP + CAP)) for char in ALPHABET]


def drawn(font, char, baseline):
    height = CELL_HEIGHT if baseline < CELL_HEIGHT else 400
    picture = Image.new("L", (CELL_WIDTH, height), 0)
    x = (CELL_WIDTH - font.getlength(char)) / 2
    ImageDraw.Draw(picture).text((x, baseline), char, fill=255, font=font, anchor="ls")
    return picture


def from_strokes(path, width=13, fine=4):
    """Skeletons a hundred units high; half of a stroke's thickness extends beyond each side."""
    scale = CAP * fine / (100 + width)
    with open(path, encoding="utf-8") as file:
        strokes = json.load(file)
    return [stroked(strokes[char], width, scale, fine) for char in ALPHABET]


def stroked(path, width, scale, fine):
    picture = Image.new("L", (CELL_WIDTH * fine, CELL_HEIGHT * fine), 0)
    draw = ImageDraw.Draw(picture)
    radius = width * scale / 2

    def place(point):
        return (
            CELL_WIDTH * fine / 2 + (point[0] - 35) * scale,
            TOP * fine + (point[1] + width / 2) * scale,
        )

    for points in polylines(path):
        for start, end in zip(points, points[1:]):
            draw.line([place(start), place(end)], fill=255, width=round(2 * radius))
        for x, y in map(place, points):
            draw.ellipse([x - radius, y - radius, x + radius, y + radius], fill=255)
    return np.array(picture.resize((CELL_WIDTH, CELL_HEIGHT), Image.BOX))


def polylines(path):
    lines = []
    for command, numbers in re.findall(r"([MLQ])([^MLQ]*)", path):
        n = [float(number) for number in numbers.split()]
        if command == "M":
            lines.append([(n[0], n[1])])
        elif command == "L":
            lines[-1].append((n[0], n[1]))
        else:
            x, y = lines[-1][-1]
            for step in range(1, 9):
                t = step / 8
                a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
                lines[-1].append((a * x + b * n[0] + c * n[2], a * y + b * n[1] + c * n[3]))
    return lines


def atlas(fonts, strokes):
    """Returns [styles, characters, height, width], where ink is 1."""
    styles = [from_font(path) for path in fonts]
    styles += [from_strokes(strokes, width) for width in ((10, 13, 17) if strokes else ())]
    return torch.tensor(np.array(styles), dtype=torch.float32) / 255

"""Pictures of lines as cropped from a camera frame, in batches, on any torch device."""
import math
import random

import torch
import torch.nn.functional as F

from glyphs import ALPHABET, CAP, CELL_HEIGHT, CELL_WIDTH, TOP
from texts import text

HEIGHT = 32
CAP_OF_LINE = HEIGHT / 1.64
PITCH = 14.0
STRIDE = 4
POOL = 30000

QUANTA = torch.tensor(
    [
        [16, 11, 10, 16, 24, 40, 51, 61], [12, 12, 14, 19, 26, 58, 60, 55], [14, 13, 16, 24, 40, 57, 69, 56],
        [14, 17, 22, 29, 51, 87, 80, 62], [18, 22, 37, 56, 68, 109, 103, 77], [24, 35, 55, 64, 81, 104, 113, 92],
        [49, 64, 78, 87, 103, 121, 120, 101], [72, 92, 95, 98, 112, 100, 103, 99],
    ],
    dtype=torch.float32,
)  # fmt: skip
COSINES = torch.tensor(
    [[(math.sqrt(1 / 8) if k == 0 else 0.5) * math.cos((2 * n + 1) * k * math.pi / 16) for n in range(8)] for k in range(8)]
)


class Lines:
    def __init__(self, atlas, size, seed, device):
        self.atlas = atlas.to(device)
        self.size = size
        self.rng = random.Random(seed)
        self.device = device
        self.noise = torch.Generator(device=device).manual_seed(seed)
        # Texts are generated once; the variation comes from drawing them differently each time.
        self.texts = {length: self.written(length) for length in (30, 36, 44)}

    def written(self, length):
        lines = (text(self.rng, length) for _ in range(POOL))
        return torch.tensor([[ALPHABET.index(c) for c in line] for line in lines], device=self.device)

    def some(self, length):
        chosen = torch.randint(POOL, (self.size,), generator=self.noise, device=self.device)
        return self.texts[length][chosen]

    def uniform(self, low, high, *shape):
        return torch.rand(self.size, *shape, generator=self.noise, device=self.device) * (high - low) + low

    def gauss(self, deviation, *shape):
        return torch.randn(self.size, *shape, generator=self.noise, device=self.device) * deviation

    def chance(self, part, *shape):
        return (self.uniform(0, 1, *shape) < part).float()

    def strip(self, indices, styles, cell):
        """Returns [lines, 1, height, cells] with each character centred in a cell of that width."""
        left = (CELL_WIDTH - cell) // 2
        cells = self.atlas[styles[:, None], indices][..., left : left + cell]
        return cells.permute(0, 2, 1, 3).reshape(self.size, 1, CELL_HEIGHT, -1)

    def batch(self):
        """Returns pictures [lines, 1, 32, width], the target of every fourth column
        (-100: ignored), and the characters."""
        rng = self.rng
        length = rng.choice([30, 36, 44, 44])
        cell = round(CAP * rng.uniform(0.96, 1.24))
        indices = self.some(length)
        styles = torch.randint(len(self.atlas), (self.size,), generator=self.noise, device=self.device)
        main = self.strip(indices, styles, cell)
        other = self.strip(self.some(length), styles, cell)

        across = PITCH / cell  # picture columns per strip column
        width = math.ceil((length + 5) * PITCH * 1.15 / 8) * 8
        squeeze = self.uniform(0.87, 1.15)
        start = self.uniform(0.1, 2.6) * PITCH
        camera = math.exp(rng.gauss(math.log(13), 0.45))
        camera = min(34, max(4.6, camera))  # height of a capital in the photograph, in pixels
        scale = camera / CAP_OF_LINE
        rows, columns = max(8, round(HEIGHT * scale)), round(width * scale)
        fine = max(1, math.ceil(2.2 * CAP_OF_LINE / CAP / scale)) if scale < 1.2 else 1

        u, v = self.places(rows * fine, columns * fine, width, length, cell, across, squeeze, start)
        ink = self.sampled(main, u, v)
        gap = self.uniform(1.55, 2.6)[:, None, None] * CAP
        for sign in (-1, 1):
            there = self.chance(0.7)[:, None, None, None]
            ink = torch.maximum(ink, there * self.sampled(other, u, v + sign * gap))
        ink = F.avg_pool2d(ink, fine) if fine > 1 else ink
        ink = self.weighed(ink, camera)
        picture = self.printed(ink, rows, columns)
        picture = self.photographed(picture, camera)
        picture = F.interpolate(picture, (HEIGHT, width), mode="bicubic" if rng.random() < 0.3 else "bilinear",
                                antialias=scale > 1, align_corners=False)
        return self.normal(picture), self.wanted(indices, width, squeeze, start), indices

    def places(self, rows, columns, width, length, cell, across, squeeze, start):
        """Maps each pixel of the photograph to its position on the strip."""
        y = (torch.arange(rows, device=self.device) + 0.5) / rows * HEIGHT
        x = (torch.arange(columns, device=self.device) + 0.5) / columns * width
        x, y = x[None, None, :], y[None, :, None]
        end = (start + length * PITCH * squeeze)[:, None, None]
        along = (x - end / 2) / width
        up = 1 + self.gauss(0.05)[:, None, None] * 2 * along  # nearer on one side
        middle = HEIGHT / 2 + self.gauss(0.9)[:, None, None]
        middle = middle + self.gauss(2.2)[:, None, None] * along + self.gauss(2.0)[:, None, None] * along**2
        tall = self.uniform(0.8, 1.22)[:, None, None]
        v = (y - middle) / (CAP_OF_LINE * tall * up) * CAP + TOP + CAP / 2
        u = (x - start[:, None, None]) / (across * squeeze[:, None, None])
        u = u + (v - CELL_HEIGHT / 2) * self.gauss(0.06)[:, None, None]
        shaken = self.gauss(0.8, length)[:, None, :] * self.chance(0.4)[:, None, None]
        index = (u / cell).long().clamp(0, length - 1)
        u = u + shaken.expand(-1, u.shape[1], -1).gather(2, index)
        return u.expand(-1, rows, -1), v.expand(-1, -1, columns) if v.shape[2] == 1 else v

    def sampled(self, strip, u, v):
        grid = torch.stack([u / strip.shape[3] * 2 - 1, v / strip.shape[2] * 2 - 1], -1)
        return F.grid_sample(strip, grid, align_corners=False)

    def weighed(self, ink, camera):
        """Adds too much or too little ink, defocus and motion blur."""
        if self.rng.random() < 0.45:
            soft = blurred(ink, 0.02 * camera + 0.25)
            level = self.uniform(0.28, 0.66)[:, None, None, None]
            ink = torch.sigmoid((soft - level) * 9)
        if self.rng.random() < 0.55:
            ink = blurred(ink, self.rng.uniform(0.3, 0.055 * camera + 0.4))
        if self.rng.random() < 0.12:
            reach = self.rng.randint(2, max(2, int(camera * 0.24)))
            kernel = (1, reach) if self.rng.random() < 0.6 else (reach, 1)
            ink = F.interpolate(F.avg_pool2d(ink, kernel, 1), ink.shape[2:], mode="bilinear")
        return ink

    def printed(self, ink, rows, columns):
        """Draws the ink on a background with shade, waves, blotches, lines and glare."""
        each = (slice(None), None, None, None)
        x = torch.linspace(-0.5, 0.5, columns, device=self.device)[None, None, None]
        y = torch.linspace(-0.5, 0.5, rows, device=self.device)[None, None, :, None]
        base = self.uniform(120, 250)[each]
        ground = base + self.gauss(18)[each] * x + self.gauss(9)[each] * y
        px = torch.arange(columns, device=self.device)[None, None, None]
        py = torch.arange(rows, device=self.device)[None, None, :, None]
        for _ in range(self.rng.choice([0, 1, 2, 3])):
            depth = (self.uniform(0, 15) * self.chance(0.6))[each]
            turn = self.gauss(0.28)[each] * px + self.gauss(0.4)[each] * py
            ground = ground + depth * torch.sin(turn + self.uniform(0, 6.3)[each] + 2 * torch.sin(px * self.uniform(0.01, 0.09)[each]))
        for coarse in (6, 24):
            blotch = self.gauss(1, 1, max(2, rows // coarse), max(2, columns // coarse))
            depth = (self.uniform(0, 14) * self.chance(0.3))[each]
            ground = ground + depth * F.interpolate(blotch, (rows, columns), mode="bicubic")
        for _ in range(2):
            distance = (y * rows + self.gauss(rows * 0.6)[each] + self.gauss(0.5)[each] * x * columns).abs()
            ground = ground - self.uniform(0, 70)[each] * self.chance(0.18)[each] * (1.2 - distance).clamp(0, 1)
        edge = self.uniform(-0.5, 0.5)[each]
        side = torch.sigmoid((x - edge) * columns / 2)
        ground = ground + self.chance(0.12)[each] * self.uniform(-60, 45)[each] * side
        glare = torch.exp(-(((x - self.uniform(-0.5, 0.5)[each]) / self.uniform(0.03, 0.15)[each]) ** 2))
        black, cover = self.uniform(5, 95)[each], self.uniform(0.6, 1)[each]
        picture = ground * (1 - ink * cover) + black * ink * cover
        picture = picture + self.chance(0.12)[each] * self.uniform(20, 120)[each] * glare
        faint = (self.chance(0.2) * self.uniform(0, 0.65))[each]
        return picture * (1 - faint) + self.uniform(0, 90)[each] * faint

    def photographed(self, picture, camera):
        each = (slice(None), None, None, None)
        grain = (self.uniform(0, 10) * self.chance(0.7))[each]
        picture = picture + torch.randn(picture.shape, generator=self.noise, device=self.device) * grain
        if self.rng.random() < 0.15:
            picture = picture + self.uniform(0, 1.4)[each] * (picture - blurred(picture, 1.2))
        picture = picture.clamp(0, 255)
        return compressed(picture, self.uniform(0.08, 1.9), self.rng) if self.rng.random() < 0.6 else picture

    def normal(self, picture):
        """Does the same as `line.ts` before it runs the network."""
        flat = picture.flatten(1)[:, ::3]
        low = flat.quantile(0.03, dim=1)[:, None, None, None]
        high = flat.quantile(0.90, dim=1)[:, None, None, None]
        return ((picture - low) / (high - low).clamp(min=20)).clamp(-0.3, 1.3) - 0.5

    def wanted(self, indices, width, squeeze, start):
        pitch = PITCH * squeeze[:, None, None]
        columns = torch.arange(width // STRIDE, device=self.device) * STRIDE + STRIDE / 2
        place = (columns[None, :, None] - start[:, None, None]) / pitch - 0.5
        nearest = place.round().clamp(0, indices.shape[1] - 1)
        away = (place - nearest).abs()[..., 0]
        classes = indices.gather(1, nearest.long()[..., 0]) + 1
        blank = torch.zeros_like(classes)
        of_no_matter = torch.full_like(classes, -100)
        return torch.where(away < 0.28, classes, torch.where(away > 0.36, blank, of_no_matter))


def blurred(picture, sigma):
    reach = max(1, math.ceil(2.5 * sigma))
    x = torch.arange(-reach, reach + 1, device=picture.device, dtype=torch.float32)
    kernel = torch.exp(-(x**2) / (2 * sigma**2))
    kernel = kernel / kernel.sum()
    reach_down = min(reach, picture.shape[2] - 1)
    picture = F.conv2d(F.pad(picture, (reach, reach, 0, 0), mode="replicate"), kernel[None, None, None])
    picture = F.pad(picture, (0, 0, reach, reach), mode="replicate")
    return F.conv2d(picture, kernel[None, None, :, None])


def compressed(picture, coarseness, rng):
    """Adds JPEG artefacts in blocks of eight."""
    rows, columns = picture.shape[2:]
    top, left = rng.randrange(8), rng.randrange(8)
    padded = F.pad(picture, (left, -(left + columns) % 8, top, -(top + rows) % 8), mode="replicate")
    high, wide = padded.shape[2] // 8, padded.shape[3] // 8
    blocks = padded.reshape(-1, high, 8, wide, 8).permute(0, 1, 3, 2, 4) - 128
    cosines = COSINES.to(picture.device)
    quanta = (QUANTA.to(picture.device) * coarseness[:, None, None, None, None]).clamp(min=1)
    kept = (cosines @ blocks @ cosines.T / quanta).round() * quanta
    blocks = (cosines.T @ kept @ cosines + 128).clamp(0, 255)
    whole = blocks.permute(0, 1, 3, 2, 4).reshape(padded.shape)
    return whole[:, :, top : top + rows, left : left + columns]

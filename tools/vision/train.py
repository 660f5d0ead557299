"""Trains the recogniser: python3 train.py --font OCRB.otf --steps 12000 --out weights.

Uses a GPU if available.
"""
import argparse
import os
import time

import torch
import torch.nn.functional as F

from glyphs import ALPHABET, atlas
from network import Network
from pictures import Lines
from weights import write

HERE = os.path.dirname(os.path.abspath(__file__))
STROKES = os.path.join(HERE, "../../packages/vision/src/testing/strokes.json")


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--font", action="append", default=[])
    parser.add_argument("--strokes", default=STROKES)
    parser.add_argument("--steps", type=int, default=12000)
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--lines", type=int, default=256, help="in one batch")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--seed", type=int, default=19)
    parser.add_argument("--out", default=".")
    return parser.parse_args()


def read(column_classes):
    said, before = "", 0
    for one in column_classes:
        if one and one != before:
            said += ALPHABET[one - 1]
        before = one
    return said


def whole_lines(network, lines, batches):
    network.eval()
    right = total = 0
    with torch.no_grad():
        for _ in range(batches):
            pictures, _, indices = lines.batch()
            for classes, text in zip(network(pictures).argmax(1).tolist(), indices.tolist()):
                right += read(classes) == "".join(ALPHABET[one] for one in text)
                total += 1
    network.train()
    return right / total


def main():
    asked = arguments()
    torch.manual_seed(asked.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    styles = atlas(asked.font, asked.strokes)
    lines, held = (Lines(styles, asked.lines, seed, device) for seed in (asked.seed, asked.seed + 1))
    network = Network().to(device)
    optimizer = torch.optim.AdamW(network.parameters(), asked.rate, weight_decay=1e-3)
    print(sum(p.numel() for p in network.parameters()), "parameters,", len(styles), "styles, on", device, flush=True)
    began, step, loss_mean = time.time(), 0, None
    while step < asked.steps:
        # A slow machine ends its schedule by time instead of steps.
        done = max(step / asked.steps, (time.time() - began) / 60 / asked.minutes)
        if done >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = asked.rate * min(1, (step + 1) / 200) * (1 - done) ** 0.9 + 1e-6
        pictures, wanted, _ = lines.batch()
        loss = F.cross_entropy(network(pictures), wanted, ignore_index=-100)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 5)
        optimizer.step()
        step += 1
        if step % 50 == 0:
            loss_mean = loss.item() if loss_mean is None else 0.9 * loss_mean + 0.1 * loss.item()
        if step % 500 == 0:
            print(f"{step} {time.time() - began:.0f}s loss {loss_mean:.4f} whole lines {whole_lines(network, held, 4):.4f}", flush=True)
            write(network, asked.out)
    print(f"done {step} steps {time.time() - began:.0f}s whole lines {whole_lines(network, held, 16):.4f}", flush=True)
    write(network, asked.out)


if __name__ == "__main__":
    main()

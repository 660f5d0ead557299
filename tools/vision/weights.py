"""Writes a network as `recogniser.bin`.

For each layer: its weights as signed bytes, then a scale and a bias per channel.
"""
import os

import numpy as np
import torch
from torch import nn


def folded(network):
    """Folds each normalisation into the convolution before it."""
    modules = list(network)
    for at, module in enumerate(modules):
        if not isinstance(module, nn.Conv2d):
            continue
        weight = module.weight.detach().cpu().double()
        bias = torch.zeros(len(weight)).double() if module.bias is None else module.bias.detach().cpu().double()
        after = modules[at + 1] if at + 1 < len(modules) else None
        if isinstance(after, nn.BatchNorm2d):
            factor = (after.weight / torch.sqrt(after.running_var + after.eps)).detach().cpu().double()
            weight = weight * factor[:, None, None, None]
            bias = (bias - after.running_mean.cpu().double()) * factor + after.bias.detach().cpu().double()
        yield weight.numpy(), bias.numpy()


def write(network, folder):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "recogniser.bin"), "wb") as file:
        for weight, bias in folded(network):
            flat = weight.reshape(len(weight), -1)
            scale = np.maximum(np.abs(flat).max(1), 1e-9) / 127
            file.write(np.rint(flat / scale[:, None]).astype(np.int8).tobytes())
            file.write(b"\0" * (-flat.size % 4))
            file.write(scale.astype("<f4").tobytes())
            file.write(bias.astype("<f4").tobytes())
    torch.save(network.state_dict(), os.path.join(folder, "recogniser.pt"))

"""The recogniser: classifies every fourth column of a 32-pixel-high line as a character or none."""
from torch import nn

CLASSES = 38


def step(inputs, outputs, kernel, groups=1, stride=1, padding=(0, 0)):
    return [
        nn.Conv2d(inputs, outputs, kernel, stride, padding, groups=groups, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(),
    ]


def apart(inputs, outputs, kernel):
    """A depthwise convolution followed by a pointwise one."""
    padding = (kernel[0] // 2, kernel[1] // 2)
    return step(inputs, inputs, kernel, inputs, 1, padding) + step(inputs, outputs, 1)


class Network(nn.Sequential):
    def __init__(self):
        super().__init__(
            *step(1, 16, 3, stride=2, padding=(1, 1)),
            *apart(16, 32, (3, 3)),
            nn.MaxPool2d(2),
            *apart(32, 64, (3, 3)),
            *apart(64, 64, (3, 3)),
            nn.MaxPool2d((2, 1)),
            *step(64, 112, (4, 1)),
            *apart(112, 112, (1, 7)),
            *apart(112, 112, (1, 5)),
            nn.Conv2d(112, CLASSES, 1),
        )

    def forward(self, pictures):
        return super().forward(pictures).squeeze(2)

import type { FaceSource } from './face-policy.ts'

/** How long a result stands over the picture, a good one and a bad one alike. */
export const overlayMs = { picture: 1_500, video: 2_000 } as const satisfies Record<FaceSource, number>

/** Long enough for somebody to blink, short enough to hold still. */
export const FILM_MS = 3_000

/** The loader while faces are compared; whoever waits longer is told so and offered a person. */
export const COMPARING_MS = 10_000

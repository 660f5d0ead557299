import type { FaceSource } from './face-policy.ts'

/** How long a result covers the picture, good or bad. */
export const overlayMs = { picture: 1_500, video: 2_000 } as const satisfies Record<FaceSource, number>

/** Long enough for a blink, short enough to hold still. */
export const VIDEO_DURATION_MS = 3_000

/**
 * How long the loader is shown while faces are compared; after that the guest is offered help from
 * staff.
 */
export const COMPARISON_LOADER_MS = 10_000

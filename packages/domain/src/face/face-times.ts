/** How a face is taken: one picture, or a short film. */
export type FaceSource = 'picture' | 'video'

/** How long a result stands over the picture, a good one and a bad one alike. */
export const overlayMs = { picture: 1_500, video: 2_000 } as const satisfies Record<FaceSource, number>

/** The loader while faces are compared; whoever waits longer is told so and offered a person. */
export const COMPARING_MS = 10_000

/** How a face is captured: one picture or a short video. The first one is the default. */
export const faceSources = ['picture', 'video'] as const
export type FaceSource = (typeof faceSources)[number]

export interface FacePolicy {
  readonly on: boolean
  readonly first: boolean
  readonly onlyMainGuest: boolean
  readonly required: boolean
  readonly source: FaceSource
}

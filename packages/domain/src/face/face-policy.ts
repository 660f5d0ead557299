/** How a face is taken: one picture, or a short film. The first is what a hotel has unless it says otherwise. */
export const faceSources = ['picture', 'video'] as const
export type FaceSource = (typeof faceSources)[number]

export interface FacePolicy {
  readonly on: boolean
  readonly first: boolean
  readonly onlyMainGuest: boolean
  readonly required: boolean
  readonly source: FaceSource
}

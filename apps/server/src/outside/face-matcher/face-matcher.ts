import type { Site } from '@foyer/domain/config/site.ts'
import type { TurnSide } from '@foyer/domain/face/face-turn.ts'

/** Both are in memory only during one comparison. */
export interface FacePictures {
  /** A picture or, if the hotel records video, a few seconds of it; see its type. */
  readonly face: File
  readonly documentFace: File
}

/** `unsure`: a person should check. `invalid`: there is no face to compare. */
export type FaceResult = 'matched' | 'notMatched' | 'unsure' | 'invalid'

/** Decides whether both show the same person. */
export interface FaceMatcher {
  /** Stored with every match. */
  readonly name: string
  readonly installed: boolean
  /** Compares nothing, so what a film has to show does not apply. */
  readonly isSimulated?: true
  /** A guest has consented and will be compared soon. Returns immediately without a request. */
  readonly prepare?: () => void
  /** Throws a Problem if the comparison isn't available. */
  compare(pictures: FacePictures, asked: FaceQuestion): Promise<FaceResult>
}

export interface FaceQuestion {
  /** Idempotency key, for a matcher that counts requests. */
  readonly key: string
  readonly signal: AbortSignal
  /** The side to which the guest was asked to turn the head; undefined for a picture. */
  readonly turn: TurnSide | undefined
}

export type ChooseFaceMatcher = (
  hotel: { readonly isDemo: boolean },
  site: { readonly policies: Pick<Site['policies'], 'demo'> },
  /** Set for a comparison; undefined when only checking for availability. */
  asked?: { readonly demo: boolean },
) => FaceMatcher

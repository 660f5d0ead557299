import type { Site } from '@foyer/domain/config/site.ts'

/** Both live in memory for the time of one question. */
export interface FacePictures {
  /** A picture; or, where the hotel films, a film of a few seconds, as its type says. */
  readonly face: File
  readonly documentFace: File
}

/** `unsure`: neither yes nor no; a person should look. `invalid`: there is no face to compare. */
export type FaceWord = 'matched' | 'notMatched' | 'unsure' | 'invalid'

/** Says whether both show the same person. */
export interface FaceMatcher {
  /** Kept beside every match: who said so. */
  readonly name: string
  readonly installed: boolean
  /** Somebody has agreed and will be compared soon. Asks nobody and returns at once. */
  readonly prepare?: () => void
  /** Throws a Problem where nobody can be asked. */
  compare(pictures: FacePictures, asked: FaceQuestion): Promise<FaceWord>
}

export interface FaceQuestion {
  /** The same for the same question, for a matcher that counts what it is asked. */
  readonly key: string
  readonly signal: AbortSignal
}

export type ChooseFaceMatcher = (
  hotel: { readonly isDemo: boolean },
  site: { readonly policies: Pick<Site['policies'], 'demo'> },
  /** Of a comparison; undefined where only somebody wants to know whether there is one. */
  asked?: { readonly demo: boolean },
) => FaceMatcher

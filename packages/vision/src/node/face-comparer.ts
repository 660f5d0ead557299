import type { ComparisonResult, FilmRequest } from '../faces/compare.ts'
import type { PictureRejection } from '../picture/sniff.ts'
import { WorkThread, type WorkThreadOptions } from './work-thread.ts'

/** A picture or film of a person, and a picture of a document. */
export interface TwoFaces {
  readonly face: Uint8Array
  readonly document: Uint8Array
  /** Set if the face is a film; without it, only a single picture is compared. */
  readonly film?: FilmRequest
}

/** Compares faces. Pictures and derived data are in memory only for the duration of one request. */
export class FaceComparer extends WorkThread<TwoFaces, ComparisonResult | { readonly refused: PictureRejection }> {
  constructor(settings?: WorkThreadOptions) {
    super(new URL('./comparer-thread.ts', import.meta.url), settings)
  }
}

import type { PictureRejection } from '../picture/sniff.ts'
import type { Reading } from '../reading.ts'
import { WorkThread, type WorkThreadOptions } from './work-thread.ts'

export interface PictureResult {
  readonly reading?: Reading
  /** A portrait was found on it. */
  readonly hasFace?: true
  /** The file was not decoded, or could not be. */
  readonly refused?: PictureRejection
}

/** Reads documents from pictures. */
export class PictureReader extends WorkThread<Uint8Array, PictureResult> {
  constructor(settings?: WorkThreadOptions) {
    super(new URL('./reader-thread.ts', import.meta.url), settings)
  }
}

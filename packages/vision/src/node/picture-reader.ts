import type { Refusal } from '../picture/sniff.ts'
import type { Reading } from '../reading.ts'
import { type Settings, WorkThread } from './work-thread.ts'

export interface Seen {
  readonly reading?: Reading
  /** A portrait was found on it. */
  readonly hasFace?: true
  /** The file was not decoded, or could not be. */
  readonly refused?: Refusal
}

/** Reads documents from pictures. */
export class PictureReader extends WorkThread<Uint8Array, Seen> {
  constructor(settings?: Settings) {
    super(new URL('./reader-thread.ts', import.meta.url), settings)
  }
}

import { Problem } from '@foyer/domain/problem/problem.ts'
import type { DocumentReader } from './document-reader.ts'

/** Fails openly instead of pretending to have read something. */
export const noReader: DocumentReader = {
  installed: false,
  async read() {
    throw new Problem('readerNotInstalled', 'this server cannot read documents out of pictures')
  },
}

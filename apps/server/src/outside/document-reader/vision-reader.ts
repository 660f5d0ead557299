import { parseMrz } from '@foyer/domain/document/parse-mrz.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { PictureReader } from '@foyer/vision/node/picture-reader.ts'
import type { DocumentReader } from './document-reader.ts'

/** Our own reader in a worker thread: printed lines, and whether there is a portrait. */
export function createVisionReader(reader = new PictureReader()): DocumentReader {
  return {
    installed: true,
    async read(picture, { today, signal }) {
      const seen = await reader.ask(new Uint8Array(await picture.arrayBuffer())).catch((error: unknown) => {
        throw new Problem('unavailable', 'the document reader failed', { cause: error })
      })
      signal.throwIfAborted()
      if (seen.refused) throw new Problem('badInput', `not a picture that can be read: ${seen.refused}`)
      const read = seen.reading && parseMrz(seen.reading.lines.join('\n'), today)
      const document = read && 'document' in read ? read.document : undefined
      const { hasFace = false } = seen
      return { hasMrz: document !== undefined, hasFace, faceCaptured: hasFace, ...(document && { document }) }
    },
  }
}

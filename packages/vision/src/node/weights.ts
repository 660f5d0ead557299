import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRecogniser, type Recogniser } from '../network/recogniser.ts'

let recogniser: Recogniser | undefined

export function getRecogniser(): Recogniser {
  if (!recogniser) {
    const file = readFileSync(join(import.meta.dirname, '../network/recogniser.bin'))
    recogniser = createRecogniser(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  }
  return recogniser
}

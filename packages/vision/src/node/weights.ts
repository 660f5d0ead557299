import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openRecogniser, type Recogniser } from '../network/recogniser.ts'

let opened: Recogniser | undefined

export function recogniserHere(): Recogniser {
  if (!opened) {
    const file = readFileSync(join(import.meta.dirname, '../network/recogniser.bin'))
    opened = openRecogniser(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  }
  return opened
}

import { parentPort } from 'node:worker_threads'
import { findPortrait } from '../faces/portrait.ts'
import { toGrey } from '../picture/grey.ts'
import { readPicture } from '../read-picture.ts'
import { toReading } from '../reading.ts'
import { decodeColours } from './decode.ts'
import { getDetector } from './face-weights.ts'
import type { PictureResult } from './picture-reader.ts'
import { getRecogniser } from './weights.ts'
import type { ThreadRequest, ThreadResponse } from './work-thread.ts'

parentPort?.on('message', async ({ id, question }: ThreadRequest<Uint8Array>) => {
  parentPort?.postMessage({ id, answer: await readFile(question) } satisfies ThreadResponse<PictureResult>)
})

async function readFile(bytes: Uint8Array): Promise<PictureResult> {
  const picture = await decodeColours(bytes)
  if (typeof picture === 'string') return { refused: picture }
  const zone = readPicture(toGrey(picture), getRecogniser())
  const valid = zone?.valid ? zone : undefined
  const portrait = findPortrait(picture, valid?.place, getDetector())
  return { ...(valid && { reading: toReading(valid) }), ...(portrait && { hasFace: true }) }
}

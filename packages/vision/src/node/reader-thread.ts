import { parentPort } from 'node:worker_threads'
import { portraitOf } from '../faces/portrait.ts'
import { greyOf } from '../picture/grey.ts'
import { readPicture } from '../read-picture.ts'
import { readingOf } from '../reading.ts'
import { decodeColours } from './decode.ts'
import { detectorHere } from './face-weights.ts'
import type { Seen } from './picture-reader.ts'
import { recogniserHere } from './weights.ts'
import type { Answered, Asked } from './work-thread.ts'

parentPort?.on('message', async ({ id, question }: Asked<Uint8Array>) => {
  parentPort?.postMessage({ id, answer: await seenIn(question) } satisfies Answered<Seen>)
})

async function seenIn(bytes: Uint8Array): Promise<Seen> {
  const picture = await decodeColours(bytes)
  if (typeof picture === 'string') return { refused: picture }
  const zone = readPicture(greyOf(picture), recogniserHere())
  const valid = zone?.valid ? zone : undefined
  const portrait = portraitOf(picture, valid?.place, detectorHere())
  return { ...(valid && { reading: readingOf(valid) }), ...(portrait && { hasFace: true }) }
}

import { parentPort } from 'node:worker_threads'
import { readPicture } from '../read-picture.ts'
import { readingOf } from '../reading.ts'
import { decode } from './decode.ts'
import type { Asked, Seen } from './picture-reader.ts'
import { recogniserHere } from './weights.ts'

parentPort?.on('message', async ({ id, bytes }: Asked) => {
  parentPort?.postMessage({ id, seen: await seenIn(bytes) })
})

async function seenIn(bytes: Uint8Array): Promise<Seen> {
  const picture = await decode(bytes)
  if (typeof picture === 'string') return { refused: picture }
  const zone = readPicture(picture, recogniserHere())
  return zone?.valid ? { reading: readingOf(zone) } : {}
}

import { parentPort } from 'node:worker_threads'
import { compareFilm, comparePicture } from '../faces/compare.ts'
import { decodeColours } from './decode.ts'
import type { FaceComparer, TwoFaces } from './face-comparer.ts'
import { getDescriber, getDetector, getLandmarkFinder } from './face-weights.ts'
import { splitFrames } from './frames.ts'
import type { ThreadRequest, ThreadResponse } from './work-thread.ts'

type Outcome = Awaited<ReturnType<FaceComparer['ask']>>

const networks = { detect: getDetector(), landmarks: getLandmarkFinder(), describe: getDescriber() }

/** Large enough to see a face well, small enough to be fast. */
const MAX_SIDE = 1200

parentPort?.on('message', async ({ id, question }: ThreadRequest<TwoFaces>) => {
  parentPort?.postMessage({ id, answer: await compareFiles(question) } satisfies ThreadResponse<Outcome>)
})

async function compareFiles({ face, document, film }: TwoFaces): Promise<Outcome> {
  const own = await decodeColours(document, MAX_SIDE)
  if (typeof own === 'string') return { refused: own }
  const files = film ? splitFrames(face) : [face]
  if (!files) return { refused: 'tooLarge' }
  const frames = []
  for (const file of files) {
    const frame = await decodeColours(file, MAX_SIDE)
    if (typeof frame === 'string') return { refused: frame }
    frames.push(frame)
  }
  if (film) return compareFilm(frames, own, networks, film)
  const [picture] = frames
  return picture ? comparePicture(picture, own, networks) : { unable: 'noFace' }
}

import { parentPort } from 'node:worker_threads'
import { compare } from '../faces/compare.ts'
import { decodeColours } from './decode.ts'
import type { FaceComparer, TwoFaces } from './face-comparer.ts'
import { describerHere, detectorHere, landmarksHere } from './face-weights.ts'
import { framesOf } from './frames.ts'
import type { Answered, Asked } from './work-thread.ts'

type Outcome = Awaited<ReturnType<FaceComparer['ask']>>

const networks = { detect: detectorHere(), landmarks: landmarksHere(), describe: describerHere() }

/** Large enough to see a face well, small enough to be fast. */
const LONGEST = 1200

parentPort?.on('message', async ({ id, question }: Asked<TwoFaces>) => {
  parentPort?.postMessage({ id, answer: await outcomeOf(question) } satisfies Answered<Outcome>)
})

async function outcomeOf({ face, document }: TwoFaces): Promise<Outcome> {
  const own = await decodeColours(document, LONGEST)
  if (typeof own === 'string') return { refused: own }
  const files = framesOf(face)
  if (!files) return { refused: 'tooLarge' }
  const frames = []
  for (const file of files) {
    const frame = await decodeColours(file, LONGEST)
    if (typeof frame === 'string') return { refused: frame }
    frames.push(frame)
  }
  return compare(frames, own, networks)
}

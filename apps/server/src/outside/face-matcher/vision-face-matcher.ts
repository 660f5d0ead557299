import { Problem } from '@foyer/domain/problem/problem.ts'
import { FaceComparer } from '@foyer/vision/node/face-comparer.ts'
import type { FaceMatcher } from './face-matcher.ts'

/**
 * Our own comparison in a worker thread. Pictures and face embeddings are discarded with the
 * answer.
 */
export function createVisionFaceMatcher(comparer = new FaceComparer({ timeoutMs: TIMEOUT_MS })): FaceMatcher {
  return {
    name: 'vision',
    installed: true,
    prepare: () => comparer.prepare(),
    async compare({ face, documentFace }, { signal, turn }) {
      const compared = await comparer
        .ask({
          face: await readBytes(face),
          document: await readBytes(documentFace),
          ...(turn && { film: { side: turn } }),
        })
        .catch((error: unknown) => {
          throw new Problem('unavailable', 'the face comparison failed', { cause: error })
        })
      signal.throwIfAborted()
      return 'verdict' in compared ? answers[compared.verdict] : 'invalid'
    },
  }
}

/**
 * The guest waits at the camera, so another guest's stuck picture must not delay them longer than
 * this.
 */
const TIMEOUT_MS = 9_000

const answers = { match: 'matched', look: 'unsure', noMatch: 'notMatched' } as const

const readBytes = async (file: File) => new Uint8Array(await file.arrayBuffer())

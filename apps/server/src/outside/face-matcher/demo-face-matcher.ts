import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FaceMatcher } from './face-matcher.ts'

/** Looks at nothing: it says yes to whoever asks for the demo's match in so many words, and nothing to anybody else. */
export const demoFaceMatcher: FaceMatcher = {
  name: 'demo',
  installed: true,
  async compare(_pictures, { demo }) {
    if (!demo) throw new Problem('readerNotInstalled', 'the demo compares no pictures')
    return 'matched'
  },
}

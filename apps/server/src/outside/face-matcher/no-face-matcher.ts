import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FaceMatcher } from './face-matcher.ts'

/** For servers without face comparison: fails openly instead of pretending. */
export const noFaceMatcher: FaceMatcher = {
  name: 'none',
  installed: false,
  async compare() {
    throw new Problem('readerNotInstalled', 'face comparison is not available here')
  },
}

import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FaceMatcher } from './face-matcher.ts'

/** What comes with this hotel: nothing that compares faces, and nothing that pretends to. */
export const noFaceMatcher: FaceMatcher = {
  name: 'none',
  installed: false,
  async compare() {
    throw new Problem('readerNotInstalled', 'nothing here compares faces')
  },
}

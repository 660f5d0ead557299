import { demoFaceMatcher } from './demo-face-matcher.ts'
import type { ChooseFaceMatcher, FaceMatcher } from './face-matcher.ts'
import { noFaceMatcher } from './no-face-matcher.ts'

/**
 * Uses our own matcher everywhere. Only a demo hotel in demo mode simulates a match, and only on
 * request.
 */
export function chooseFaceMatcher(own: FaceMatcher = noFaceMatcher): ChooseFaceMatcher {
  return ({ isDemo }, { policies }, asked) => {
    if (!isDemo || !policies.demo.on) return own
    return asked?.demo ? demoFaceMatcher : { ...own, installed: true }
  }
}

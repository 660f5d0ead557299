import { demoFaceMatcher } from './demo-face-matcher.ts'
import type { ChooseFaceMatcher } from './face-matcher.ts'
import { noFaceMatcher } from './no-face-matcher.ts'

/** Only a demo hotel in demo mode shows how a matcher would look; the flag alone does nothing in a real one. */
export const chooseFaceMatcher: ChooseFaceMatcher = ({ isDemo }, { policies }) =>
  isDemo && policies.demo.on ? demoFaceMatcher : noFaceMatcher

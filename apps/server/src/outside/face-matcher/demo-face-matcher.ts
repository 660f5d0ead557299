import type { FaceMatcher } from './face-matcher.ts'

/**
 * Compares nothing and always matches; it is chosen only when the demo's match is explicitly
 * requested.
 */
export const demoFaceMatcher: FaceMatcher = {
  name: 'demo',
  installed: true,
  isSimulated: true,
  compare: async () => 'matched',
}

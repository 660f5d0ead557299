import type { FaceMatcher } from './face-matcher.ts'

/** Looks at nothing: it says yes to whoever asks for the demo's match in so many words, and is chosen for nobody else. */
export const demoFaceMatcher: FaceMatcher = { name: 'demo', installed: true, compare: async () => 'matched' }

import type { ScreenName } from '../journey/screens.ts'

/** Screens of the specification that nobody has built yet. The guest's application holds this list against its own. */
export const screensToCome: ReadonlySet<ScreenName> = new Set(['rac-upsell'])

import type { ScreenName } from './screens.ts'

/** Screens that are not left backwards, and the few places that are excepted. */
const onlyBackTo: Partial<Record<ScreenName, readonly ScreenName[]>> = {
  home: [],
  'show-error': ['select-language'],
  finish: ['select-language'],
}

/** Whether a step back is refused: what lies behind is done, or belongs to nobody any more. */
export function blocksBack(from: ScreenName, to: ScreenName): boolean {
  const allowed = onlyBackTo[from]
  return allowed !== undefined && !allowed.includes(to)
}

import type { Place } from '@foyer/domain/journey/place.ts'
import { keep, kept } from '../site/kept.ts'
import type { GuestCaller } from '../visit/guest-caller.ts'
import { endVisitOf, forgetHere, isEndOwed, loadAnew, type Reload } from './forget-guest.ts'

/** Records that this page was reloaded for the next visit, so that it reloads only once. */
const LOADED_ANEW = 'visit.loadedAnew'

interface Beginning {
  readonly here: Place | undefined
  readonly device: { readonly enrolledOnly: boolean; readonly start: string }
}

/**
 * Runs when a page loads. A hotel device that loads its first screen starts with
 * another guest: a reload may be the only sign that the previous one left, and no
 * idle timer runs on that screen. On any other screen, a reload continues the visit.
 */
export function beginVisit(caller: GuestCaller, { here, device }: Beginning, reload: Reload = loadAnew): void {
  const isFirst = here === undefined || here.screen === 'select-language' || here.screen === device.start
  if (!device.enrolledOnly || !isFirst) {
    if (isEndOwed()) void endVisitOf(caller, reload)
    return
  }
  const wasLoadedAnew = kept(LOADED_ANEW) === true
  forgetHere()
  void endVisitOf(caller, () => {
    if (wasLoadedAnew) return false
    keep(LOADED_ANEW, true)
    return reload()
  })
}

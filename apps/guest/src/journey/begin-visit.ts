import type { Place } from '@foyer/domain/journey/place.ts'
import { keep, kept } from '../site/kept.ts'
import type { GuestCaller } from '../visit/guest-caller.ts'
import { endVisitOf, forgetHere, isEndOwed, loadAnew, type Reload } from './forget-guest.ts'

/** Says that this page was loaded anew for the next visit's sake: once is enough. */
const LOADED_ANEW = 'visit.loadedAnew'

interface Beginning {
  readonly here: Place | undefined
  readonly device: { readonly enrolledOnly: boolean; readonly start: string }
}

/**
 * When a page is loaded. A hotel's device that begins at its first screen begins with another guest, whoever was there: a reload is the
 * only thing that somebody who walks away leaves behind, and time stands still on that screen. Anywhere else a reload goes on.
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

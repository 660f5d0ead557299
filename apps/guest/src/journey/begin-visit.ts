import type { Place } from '@foyer/domain/journey/place.ts'
import { readFromVisit, saveToVisit } from '../site/visit-storage.ts'
import type { GuestCaller } from '../visit/guest-caller.ts'
import { clearVisit, endVisitOnServer, isVisitEndPending, type Reload, reloadPage } from './end-visit.ts'

/** Records that this page was reloaded for the next visit, so that it reloads only once. */
const RELOADED = 'visit.loadedAnew'

interface BeginVisitOptions {
  readonly here: Place | undefined
  readonly device: { readonly enrolledOnly: boolean; readonly start: string }
}

/**
 * Runs when a page loads. A hotel device that loads its first screen starts with
 * another guest: a reload may be the only sign that the previous one left, and no
 * idle timer runs on that screen. On any other screen, a reload continues the visit.
 */
export function beginVisit(
  caller: GuestCaller,
  { here, device }: BeginVisitOptions,
  reload: Reload = reloadPage,
): void {
  const isFirst = here === undefined || here.screen === 'select-language' || here.screen === device.start
  if (!device.enrolledOnly || !isFirst) {
    if (isVisitEndPending()) void endVisitOnServer(caller, reload)
    return
  }
  const wasLoadedAnew = readFromVisit(RELOADED) === true
  clearVisit()
  void endVisitOnServer(caller, () => {
    if (wasLoadedAnew) return false
    saveToVisit(RELOADED, true)
    return reload()
  })
}

import { ensureProblem, Problem } from '@foyer/domain/problem/problem.ts'
import { clearVisitStorage, readFromVisit, removeFromVisit, saveToVisit } from '../site/visit-storage.ts'
import type { GuestCaller } from '../visit/guest-caller.ts'

/**
 * Records that the server may still have the visit of a guest who
 * left. A reload may happen before the server can be reached.
 */
const END_PENDING = 'visit.toEnd'

const RETRY_DELAY_MS = 5_000

/** Clears the guest on this page at once. */
export function clearVisit(): void {
  clearVisitStorage()
  saveToVisit(END_PENDING, true)
}

/**
 * True if the previous guest left before this page was loaded and the server doesn't know it yet.
 */
export function isVisitEndPending(): boolean {
  return readFromVisit(END_PENDING) === true
}

/**
 * Ends the visit on the server as soon as it can be reached. Until then
 * no call is sent, because it would belong to the previous guest's
 * visit. Settles after the first attempt, unless the page reloads.
 */
export async function endVisitOnServer(caller: GuestCaller, reload: Reload = reloadPage): Promise<void> {
  await caller.leave(createVisitEnder(caller, reload)).catch(() => {})
}

/** Returns whether the page is now reloading. */
export type Reload = () => boolean

export const reloadPage: Reload = () => {
  location.reload()
  return true
}

function createVisitEnder(caller: GuestCaller, reload: Reload): () => Promise<void> {
  let asked: Promise<void> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  function end(): Promise<void> {
    clearTimeout(again)
    asked ??= renewVisit(caller)
      .catch((problem) => {
        if (ensureProblem(problem).code === 'noVisit') {
          // The answer to an earlier page arrived after this one loaded:
          // its visit has ended, and only a reload gets the next one.
          removeFromVisit(END_PENDING)
          // Never settles: the page is reloading, and callers would only get an error.
          if (reload()) return new Promise<never>(() => {})
        } else again = setTimeout(() => void end().catch(() => {}), RETRY_DELAY_MS)
        throw problem
      })
      .finally(() => {
        asked = undefined
      })
    return asked
  }
  return end
}

async function renewVisit(caller: GuestCaller): Promise<void> {
  const { callApi, endVisit } = await loadEndVisit()
  const { csrf } = await callApi(endVisit, {}, caller.unqueued)
  caller.enter(csrf)
  removeFromVisit(END_PENDING)
}

/** Loaded lazily: the first screen makes no call. */
async function loadEndVisit() {
  try {
    const [{ callApi }, { endVisit }] = await Promise.all([
      import('@foyer/web/api/call-api.ts'),
      import('@foyer/contract/reservation.ts'),
    ])
    return { callApi, endVisit }
  } catch (cause) {
    throw new Problem('offline', undefined, { cause })
  }
}

import { asProblem, Problem } from '@foyer/domain/problem/problem.ts'
import { forget, forgetAll, keep, kept } from '../site/kept.ts'
import type { GuestCaller } from '../visit/guest-caller.ts'

/**
 * Records that the server may still have the visit of a guest who
 * left. A reload may happen before the server can be reached.
 */
const OWED = 'visit.toEnd'

const AGAIN_MS = 5_000

/** Clears the guest on this page at once. */
export function forgetHere(): void {
  forgetAll()
  keep(OWED, true)
}

/**
 * True if the previous guest left before this page was loaded and the server doesn't know it yet.
 */
export function isEndOwed(): boolean {
  return kept(OWED) === true
}

/**
 * Ends the visit on the server as soon as it can be reached. Until then
 * no call is sent, because it would belong to the previous guest's
 * visit. Settles after the first attempt, unless the page reloads.
 */
export async function endVisitOf(caller: GuestCaller, reload: Reload = loadAnew): Promise<void> {
  await caller.leave(ending(caller, reload)).catch(() => {})
}

/** Returns whether the page is now reloading. */
export type Reload = () => boolean

export const loadAnew: Reload = () => {
  location.reload()
  return true
}

function ending(caller: GuestCaller, reload: Reload): () => Promise<void> {
  let asked: Promise<void> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  function end(): Promise<void> {
    clearTimeout(again)
    asked ??= renew(caller)
      .catch((problem) => {
        if (asProblem(problem).code === 'noVisit') {
          // The answer to an earlier page arrived after this one loaded:
          // its visit has ended, and only a reload gets the next one.
          forget(OWED)
          // Never settles: the page is reloading, and callers would only get an error.
          if (reload()) return new Promise<never>(() => {})
        } else again = setTimeout(() => void end().catch(() => {}), AGAIN_MS)
        throw problem
      })
      .finally(() => {
        asked = undefined
      })
    return asked
  }
  return end
}

async function renew(caller: GuestCaller): Promise<void> {
  const { callApi, endVisit } = await loaded()
  const { csrf } = await callApi(endVisit, {}, caller.unheld)
  caller.enter(csrf)
  forget(OWED)
}

/** Loaded lazily: the first screen makes no call. */
async function loaded() {
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

import { asProblem, Problem } from '@foyer/domain/problem/problem.ts'
import { forget, forgetAll, keep, kept } from '../site/kept.ts'
import type { GuestCaller } from '../visit/guest-caller.ts'

/** Says that the server may still hold the visit of somebody who has gone. A reload may come before it can be told. */
const OWED = 'visit.toEnd'

const AGAIN_MS = 5_000

/** Here, at once. */
export function forgetHere(): void {
  forgetAll()
  keep(OWED, true)
}

/** Whoever was here before this page was loaded has gone. */
export function isEndOwed(): boolean {
  return kept(OWED) === true
}

/**
 * On the server, as soon as it can be reached. Until then nobody's call is sent: it would belong to the visit of the guest
 * before. Settles when it was tried once, unless the page is loaded anew for it.
 */
export async function endVisitOf(caller: GuestCaller, reload: Reload = loadAnew): Promise<void> {
  await caller.leave(ending(caller, reload)).catch(() => {})
}

/** Whether the page is being loaded anew from now on. */
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
          // The answer to an earlier page came after this one: its visit has ended, and only a new page knows the next.
          forget(OWED)
          // Whoever waits would only be told, on a page that is going, that it is too old.
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

/** Loaded late: the first screen needs no call. */
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

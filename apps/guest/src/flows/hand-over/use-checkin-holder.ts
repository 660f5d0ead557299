import { checkinHolder } from '@foyer/contract/lease.ts'
import { getHandOverStep } from '@foyer/domain/hand-over/hand-over.ts'
import { processes } from '@foyer/domain/mode/processes.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { recordWatcher } from '../desk/check-in-watcher.ts'

const POLL_INTERVAL_MS = 5_000

/**
 * Notifies the guest at once when their check-in continues elsewhere, reception takes it over or
 * sees this screen, rather than at the next request.
 */
export function useCheckinHolder({ paused }: { readonly paused: boolean }): void {
  const { site } = useSite()
  const { place } = useJourney()
  const problems = useProblems()
  const caller = useCaller()
  const reference = processes[site.process].inSeveralHands ? undefined : getHandOverStep(place)?.reference

  const look = useEffectEvent(async (of: string, signal: AbortSignal) => {
    if (document.visibilityState !== 'visible') return
    const { holder, watchedBy } = await callApi(checkinHolder, { body: { reference: of } }, caller)
    if (signal.aborted) return
    recordWatcher(of, watchedBy)
    if (!holder) return
    if (holder.by !== undefined) await showLastPage(of)
    if (!signal.aborted) problems.show(new Problem('reservationInUse'), { code: of })
  })
  /** Reception continues from here, so it sees the page as the guest left it. */
  const showLastPage = useEffectEvent(async (of: string) => {
    const { shareShownPage } = await import('../desk/share-shown-page.ts')
    await shareShownPage({ reference: of, place, caller }).catch(() => {})
  })
  useEffect(() => {
    if (!reference || paused) return
    const over = new AbortController()
    // Failed polls are repeated; the next request would report it in any case.
    const timer = setInterval(() => void look(reference, over.signal).catch(() => {}), POLL_INTERVAL_MS)
    return () => {
      over.abort()
      clearInterval(timer)
    }
  }, [reference, paused])
}

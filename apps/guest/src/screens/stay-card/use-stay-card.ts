import { openStayCard } from '@foyer/contract/stay-card.ts'
import { getStayCardPlace } from '@foyer/domain/journey/journey.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { addFoundReservations } from '../../journey/known-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'

/**
 * Opens a stay card from a hotel's screen. The link works once, and binds the card to this phone.
 */
export function useStayCard() {
  const journey = useJourney()
  const problems = useProblems()
  const queries = useQueryClient()
  const opened = useLoad(openStayCard, { body: { link: journey.place.params['code'] ?? '' } })

  const card = opened.data?.reservations[0]
  const goOn = useEffectEvent(() => {
    if (!card) return
    addFoundReservations(queries, [card])
    // The link is used up, so it is replaced in the history.
    journey.goTo(getStayCardPlace(card, 'stay-card'), 'replace')
  })
  useEffect(() => {
    if (card) goOn()
  }, [card])

  const hasEnded = opened.error?.code === 'linkEnded'
  const failed = opened.error !== null && !hasEnded
  const complain = useEffectEvent(() => problems.show(opened.error, { retry: opened.refetch }))
  useEffect(() => {
    if (failed) complain()
  }, [failed])

  return { hasEnded, search: () => journey.goTo(place('check-in'), 'replace') }
}

import { place } from '@foyer/domain/journey/place.ts'
import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from './journey-context.tsx'
import { useKnownReservations } from './use-reservations.ts'

/** Screens of a stay that is going on: a card that stayed on a phone, the thanks for arriving. */
const duringStay: ReadonlySet<ScreenName> = new Set(['room-key', 'finish'])

/** Whoever comes back to a stay that has ended is wished a safe journey. True while they are on the way there. */
export function useEndedStay(): boolean {
  const journey = useJourney()
  const known = useKnownReservations()
  const { screen, params } = journey.place
  const isOver =
    duringStay.has(screen) && known.some(({ reference, state }) => reference === params['code'] && state === 'departed')
  const leave = useEffectEvent(() => journey.goTo(place('farewell', { code: params['code'] }), 'replace'))
  useEffect(() => {
    if (isOver) leave()
  }, [isOver])
  return isOver
}

import { place } from '@foyer/domain/journey/place.ts'
import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from './journey-context.tsx'
import { useKnownReservations } from './known-reservations.ts'

/** Screens of a current stay: the key on a phone and the thanks for arriving. */
const duringStay: ReadonlySet<ScreenName> = new Set(['room-key', 'finish'])

/** Redirects a guest whose stay has ended to the farewell. Returns true while redirecting. */
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

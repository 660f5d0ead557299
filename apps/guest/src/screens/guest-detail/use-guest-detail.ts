import { place } from '@foyer/domain/journey/place.ts'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useParty } from '../../journey/use-party.ts'

/** The guest that the address speaks of; a number that nobody has leads to the list. */
export function useGuestDetail() {
  const journey = useJourney()
  const { party } = useParty()
  const { guestIndex, ...params } = journey.place.params
  const guest = party?.guests.find(({ index }) => String(index) === guestIndex)
  const unknown = party !== undefined && guest === undefined
  const toList = useEffectEvent((how: 'push' | 'replace') => journey.goTo(place('guest-list', params), how))
  useEffect(() => {
    if (unknown) toList('replace')
  }, [unknown])
  return { party, guest, back: () => journey.goTo(place('guest-list', params)) }
}

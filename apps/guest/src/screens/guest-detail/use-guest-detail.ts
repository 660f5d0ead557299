import { place } from '@foyer/domain/journey/place.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useParty } from '../../flows/party/use-party.ts'
import { useJourney } from '../../journey/journey-context.tsx'

/** The guest in the address; an unknown number leads to the list. */
export function useGuestDetail() {
  const journey = useJourney()
  const { party } = useParty()
  const { guestIndex, ...params } = journey.place.params
  const [opened, setOpened] = useState<{ readonly id: string; readonly asked: string | undefined }>()
  // Another save may renumber the list, so the screen stays with the guest that was opened.
  const held = opened?.asked === guestIndex ? opened?.id : undefined
  const guest =
    party?.guests.find(({ id }) => id === held) ?? party?.guests.find(({ index }) => String(index) === guestIndex)
  if (guest && guest.id !== held) setOpened({ id: guest.id, asked: guestIndex })
  const unknown = party !== undefined && guest === undefined
  const toList = useEffectEvent((how: 'push' | 'replace') => journey.goTo(place('guest-list', params), how))
  useEffect(() => {
    if (unknown) toList('replace')
  }, [unknown])
  return { party, guest, back: () => journey.goTo(place('guest-list', params), 'back') }
}

import { searchAvailability } from '@foyer/contract/walk-in.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { defaultBookSearch, toWalkInStay } from '@foyer/domain/walk-in/book-search.ts'
import { clampStay, getRange } from '@foyer/domain/walk-in/walk-in-stay.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { readDraft, storeDraft } from '../../flows/walk-in/walk-in-draft.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** Availability for the chosen days; one tap continues with the booking. */
export function useBook() {
  const { site, hotel } = useSite()
  const journey = useJourney()
  const policy = site.policies.walkIn
  const isOffered = site.policies.home.walkIn
  const [search, setSearch] = useState(defaultBookSearch)
  const stay = clampStay(toWalkInStay(search), policy)
  const nights = getRange('nights', policy)
  const adults = getRange('adults', policy)
  const free = useLoad(searchAvailability, { body: { hotelId: hotel.id, ...stay } }, { when: isOffered, again: true })
  return {
    isOffered,
    search: { ...search, days: stay.nights + 1, guests: stay.adults },
    nights: stay.nights,
    days: { min: nights.min + 1, max: nights.max + 1 },
    guests: adults,
    change: (changes: Partial<typeof search>) => setSearch({ ...search, ...changes }),
    rooms: free.data?.rooms,
    nothingFree: free.data?.nothingFree ? { message: free.data.message } : undefined,
    failed: free.isError,
    again: () => void free.refetch(),
    goOn() {
      storeDraft({ ...readDraft(), stay })
      journey.goTo(place('create-reservation'))
    },
    back: () => journey.goTo(place('home'), 'back'),
  }
}

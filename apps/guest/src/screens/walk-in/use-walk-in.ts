import { place } from '@foyer/domain/journey/place.ts'
import { useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { type Availability, type OfferedRate, type OfferedRoom, useAvailability } from './use-availability.ts'
import { type ChosenRoom, useBookRoom } from './use-book-room.ts'
import { useStayDraft } from './use-stay-draft.ts'

/**
 * Walk-in: from the length of the stay and a room with its rate to a reservation that this visit
 * has found.
 */
export function useWalkIn() {
  const { site } = useSite()
  const journey = useJourney()
  const availability = useAvailability()
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<ChosenRoom>()
  const [tried, setTried] = useState(false)
  const { fields, ...wanted } = useStayDraft(() => {
    availability.clear()
    setTried(false)
  })
  const { draft, code, named } = wanted
  const { offered } = availability
  const { book, booking } = useBookRoom({ ...wanted, chosen, onOutdated: lookAnew })

  const isCodeRight = (answer: Availability) => code === '' || answer.percentOff !== undefined

  async function look(): Promise<Availability | undefined> {
    setChosen(undefined)
    return availability.look(wanted, look)
  }

  async function lookAnew(): Promise<void> {
    const answer = await look()
    if (answer?.nothingFree) setChoosing(false)
  }

  async function toRooms() {
    setTried(true)
    const lacksName = named !== undefined && (named.firstName === '' || named.lastName === '')
    if (availability.isPending || lacksName) return
    const answer = await look()
    if (answer && !answer.nothingFree && isCodeRight(answer)) setChoosing(true)
  }

  return {
    ...fields,
    isOffered: site.policies.home.walkIn,
    step: isChoosing ? ('rooms' as const) : ('stay' as const),
    draft,
    code,
    isMissing: (name: 'firstName' | 'lastName') => tried && named?.[name] === '',
    /** Only known after a search. */
    wrongCode: offered !== undefined && !isCodeRight(offered),
    nothingFree: offered?.nothingFree ? { message: offered.message } : undefined,
    rooms: offered?.rooms ?? [],
    chosen,
    choose: (room: OfferedRoom, rate: OfferedRate) => setChosen({ room, rate }),
    toRooms,
    book,
    searching: availability.isPending,
    booking,
    back() {
      if (!isChoosing) return journey.goTo(place('home'), 'back')
      setChoosing(false)
      setChosen(undefined)
    },
  }
}

export type WalkIn = ReturnType<typeof useWalkIn>

import { searchReservations } from '@foyer/contract/reservation.ts'
import { createReservation, searchAvailability } from '@foyer/contract/walk-in.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { asProblem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { rangeOf, type StayPart, withinLimits } from '@foyer/domain/walk-in/walk-in-stay.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type * as z from 'zod/mini'
import {
  type AppliedMembership,
  keepDraft,
  keptDraft,
  madeHere,
  noteMade,
  type WalkInDraft,
} from '../../flows/walk-in/walk-in-draft.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useReservations } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

type Availability = z.output<typeof searchAvailability.reply>
export type OfferedRoom = Availability['rooms'][number]
export type OfferedRate = OfferedRoom['rates'][number]

interface Chosen {
  readonly room: OfferedRoom
  readonly rate: OfferedRate
}

/** What was shown is not to be had any more: it is looked for anew. */
const outdated: readonly ProblemCode[] = ['noRoomFree', 'priceChanged']

/** From how long and how many, over a room and its rate, to a reservation that this visit has found. */
export function useWalkIn() {
  const { site, hotel } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const { found } = useReservations()
  const search = useCall(searchAvailability)
  const create = useCall(createReservation)
  const findMade = useCall(searchReservations)
  const wish = useIdempotencyKey()
  const policy = site.policies.walkIn
  const [draft, setDraft] = useState(() => {
    const known = keptDraft()
    return { ...known, stay: withinLimits(known.stay, policy) }
  })
  const [offered, setOffered] = useState<Availability>()
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<Chosen>()
  const [tried, setTried] = useState(false)
  const [booking, setBooking] = useState(false)
  const { stay, membership } = draft
  const code = membership?.promotionalCode ?? draft.code.trim()
  const named = policy.asksName ? { firstName: draft.firstName.trim(), lastName: draft.lastName.trim() } : undefined
  const lacksName = named !== undefined && (named.firstName === '' || named.lastName === '')

  const made = madeHere()
  const backToMade = useEffectEvent((reference: string) => journey.goTo(atGuests(reference), 'replace'))
  useEffect(() => {
    // Back by the browser's own button: the room is kept for them already.
    if (made && !booking) backToMade(made)
  }, [made, booking])

  function change(changes: Partial<WalkInDraft>) {
    const next = { ...draft, ...changes }
    setDraft(next)
    keepDraft(next)
    setOffered(undefined)
    setTried(false)
  }

  async function look(): Promise<Availability | undefined> {
    setChosen(undefined)
    try {
      const answer = await search.mutateAsync({
        body: { hotelId: hotel.id, ...stay, ...named, ...(code && { promotionalCode: code }) },
      })
      setOffered(answer)
      return answer
    } catch (caught) {
      problems.show(caught, { action: 'Check-in', retry: look })
      return undefined
    }
  }

  async function toRooms() {
    setTried(true)
    if (search.isPending || lacksName) return
    const answer = await look()
    if (answer && !answer.nothingFree && isCodeRight(answer)) setChoosing(true)
  }

  const isCodeRight = (answer: Availability) => code === '' || answer.percentOff !== undefined

  async function book(): Promise<void> {
    if (!chosen || booking) return
    const body = {
      roomTypeId: chosen.room.typeId,
      rateId: chosen.rate.id,
      adults: stay.adults,
      children: stay.children,
      ...(code && { promotionalCode: code }),
      ...(membership?.membershipId && { membershipId: membership.membershipId }),
      ...(membership?.email && { membershipEmail: membership.email }),
      ...named,
    }
    setBooking(true)
    try {
      // The same wish keeps its key: whoever tries again after a lost answer makes no second reservation.
      const { reference } = await create.mutateAsync({ body, key: wish.keyFor(body) })
      await openMade(reference)
      wish.granted()
      noteMade(reference)
      journey.goTo(atGuests(reference), 'replace')
    } catch (caught) {
      await failed(caught)
    } finally {
      setBooking(false)
    }
  }

  /** As every booking is opened: this visit has found it then. */
  async function openMade(reference: string) {
    const { reservations } = await findMade.mutateAsync({
      body: { voucher: reference, ...(site.policies.demo.on && stay) },
    })
    found(reservations)
  }

  async function failed(caught: unknown) {
    const { code: why } = asProblem(caught)
    problems.show(caught, { action: 'Check-in', retry: book })
    if (!outdated.includes(why)) return
    wish.granted()
    const answer = await look()
    if (answer?.nothingFree) setChoosing(false)
  }

  return {
    isOffered: site.policies.home.walkIn,
    step: isChoosing ? ('rooms' as const) : ('stay' as const),
    draft,
    code,
    rangeOf: (part: StayPart) => rangeOf(part, policy),
    count: (part: StayPart, value: number) => change({ stay: { ...stay, [part]: value } }),
    type: (changes: Partial<Pick<WalkInDraft, 'code' | 'firstName' | 'lastName'>>) => change(changes),
    asksName: policy.asksName,
    isMissing: (name: 'firstName' | 'lastName') => tried && named?.[name] === '',
    takesMembership: policy.membership,
    apply: (applied: AppliedMembership) => change({ membership: applied, code: '' }),
    removeMembership: () => change({ membership: undefined, code: '' }),
    /** Only what a search has said of it. */
    wrongCode: offered !== undefined && !isCodeRight(offered),
    nothingFree: offered?.nothingFree ? { message: offered.message } : undefined,
    rooms: offered?.rooms ?? [],
    chosen,
    choose: (room: OfferedRoom, rate: OfferedRate) => setChosen({ room, rate }),
    toRooms,
    book,
    searching: search.isPending,
    booking,
    back() {
      if (!isChoosing) return journey.goTo(place('home'), 'back')
      setChoosing(false)
      setChosen(undefined)
    },
  }
}

export type WalkIn = ReturnType<typeof useWalkIn>

const atGuests = (reference: string) => place('guest-list', { code: reference, fromReservationCreate: 'true' })

import { searchReservations } from '@foyer/contract/reservation.ts'
import { createReservation } from '@foyer/contract/walk-in.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { ensureProblem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { readMadeReservation, recordMadeReservation } from '../../flows/walk-in/walk-in-draft.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useReservations } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { OfferedRate, OfferedRoom } from './use-availability.ts'
import type { StayDraft } from './use-stay-draft.ts'

export interface ChosenRoom {
  readonly room: OfferedRoom
  readonly rate: OfferedRate
}

interface BookingDependencies extends StayDraft {
  readonly chosen: ChosenRoom | undefined
  /** The offer is no longer available: searches again. */
  readonly onOutdated: () => Promise<void>
}

const outdated: readonly ProblemCode[] = ['noRoomFree', 'priceChanged']

const toGuestList = (reference: string) => place('guest-list', { code: reference, fromReservationCreate: 'true' })

/** Creates the reservation and opens it, or reopens the one created here before. */
export function useBookRoom({ draft, code, named, chosen, onOutdated }: BookingDependencies) {
  const { site } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const { found } = useReservations()
  const create = useCall(createReservation)
  const findMade = useCall(searchReservations)
  const wish = useIdempotencyKey()
  const [booking, setBooking] = useState(false)
  const { stay, membership } = draft

  const made = readMadeReservation()
  const backToMade = useEffectEvent((reference: string) => journey.goTo(toGuestList(reference), 'replace'))
  useEffect(() => {
    // The guest used the browser's Back button: the room is already reserved.
    if (made && !booking) backToMade(made)
  }, [made, booking])

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
      // A retry reuses the idempotency key, so that a lost answer creates no second reservation.
      const { reference } = await create.mutateAsync({ body, key: wish.keyFor(body) })
      await openMade(reference)
      wish.reset()
      recordMadeReservation(reference)
      journey.goTo(toGuestList(reference), 'replace')
    } catch (caught) {
      await failed(caught)
    } finally {
      setBooking(false)
    }
  }

  /** Opens it like any other booking, so that this visit has found it. */
  async function openMade(reference: string) {
    const { reservations } = await findMade.mutateAsync({
      body: { voucher: reference, ...(site.policies.demo.on && stay) },
    })
    found(reservations)
  }

  async function failed(caught: unknown) {
    const { code: why } = ensureProblem(caught)
    problems.show(caught, { action: 'Check-in', retry: book })
    if (!outdated.includes(why)) return
    wish.reset()
    await onOutdated()
  }

  return { book, booking }
}

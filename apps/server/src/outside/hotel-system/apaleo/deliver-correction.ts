import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { listNights, type StayDates } from '@foyer/domain/reservation/date-change.ts'
import { findNotPossible } from './action-reasons.ts'
import type { ApaleoReservation, ApaleoTimeSlice } from './apaleo-answers.ts'
import type { ApaleoSession } from './apaleo-session.ts'
import { readKnown } from './deliver-guests.ts'
import { actionPath, assignUnit } from './deliver-stay.ts'

type Correction = Extract<DeliveryEvent, { kind: 'stayCorrected' }>

/** Changes dates and unit to Foyer's. Each step first looks whether it is done. */
export async function deliverCorrection(session: ApaleoSession, told: Correction): Promise<void> {
  const { reference, dates, room } = told
  if (dates) await amendDates(session, reference, dates)
  if (room === undefined) return
  const reservation = await readKnown(session, reference, 'actions')
  if (reservation.unit?.name === room) return
  const notPossible = findNotPossible(reservation, 'AssignUnit')
  if (notPossible) throw notPossible
  await assignUnit(session, reference, room)
}

async function amendDates(session: ApaleoSession, reference: string, dates: StayDates): Promise<void> {
  const reservation = await readKnown(session, reference, 'actions,timeSlices')
  const { adults, childrenAges, timeSlices = [] } = reservation
  const arrival = toEdge(reservation.arrival, dates.startDate)
  const departure = toEdge(reservation.departure, dates.endDate)
  const isMoved = arrival !== reservation.arrival
  const isLonger = departure !== reservation.departure
  if (!isMoved && !isLonger) return
  const notPossible =
    (isMoved && findNotPossible(reservation, 'AmendArrival')) ||
    (isLonger && findNotPossible(reservation, 'AmendDeparture'))
  if (notPossible) throw notPossible
  await session.change({
    method: 'PUT',
    path: actionPath(reference, 'amend'),
    body: {
      arrival,
      departure,
      adults,
      ...(childrenAges && { childrenAges }),
      timeSlices: listNights(dates).map((night) => toDesired(timeSlices, night)),
    },
  })
}

/** A day that stays keeps its hour; for another one Apaleo has the hotel's own. */
const toEdge = (moment: ApaleoReservation['arrival'], day: string): string => (moment.startsWith(day) ? moment : day)

/** A booked night keeps its price. An added one has the rate plan of its neighbour, at Apaleo's price. */
function toDesired(booked: readonly ApaleoTimeSlice[], night: string) {
  const known = booked.find(({ serviceDate }) => serviceDate === night)
  if (known) return { ratePlanId: known.ratePlan.id, totalGrossAmount: known.totalGrossAmount }
  const neighbour = booked.findLast(({ serviceDate }) => serviceDate < night) ?? booked[0]
  return { ratePlanId: neighbour?.ratePlan.id }
}

import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import type { StayDates } from '@foyer/domain/reservation/date-change.ts'
import { byHand } from '../not-delivered.ts'
import { assignRoom, updateReservation } from './deliver-stay.ts'
import { toLocalDay, toSameTime } from './local-time.ts'
import type { MewsSession } from './mews-session.ts'
import type { Found } from './read-current.ts'
import { readKnown } from './read-known.ts'

type Correction = Extract<DeliveryEvent, { kind: 'stayCorrected' }>

/** Changes dates and space to Foyer's. Each step first looks whether it is done. */
export async function deliverCorrection(session: MewsSession, { reference, dates, room }: Correction): Promise<void> {
  const found = await readKnown(session, reference)
  const { State } = found.reservation
  if (State !== 'Confirmed' && State !== 'Started') throw byHand('stayOver')
  if (dates) await changeDates(session, found, dates)
  if (room !== undefined) await assignRoom(session, found.reservation, room)
}

/** Mews prices added nights by the rate, and keeps the price of the others. */
async function changeDates(
  session: MewsSession,
  { facts: { timeZone }, reservation }: Found,
  { startDate, endDate }: StayDates,
): Promise<void> {
  const { State, ScheduledStartUtc, ScheduledEndUtc } = reservation
  const isMoved = toLocalDay(ScheduledStartUtc, timeZone) !== startDate
  const isLonger = toLocalDay(ScheduledEndUtc, timeZone) !== endDate
  if (isMoved && State === 'Started') throw byHand('arrived')
  if (!isMoved && !isLonger) return
  await updateReservation(session, reservation, {
    ...(isMoved && { StartUtc: { Value: toSameTime(ScheduledStartUtc, startDate, timeZone) } }),
    ...(isLonger && { EndUtc: { Value: toSameTime(ScheduledEndUtc, endDate, timeZone) } }),
  })
}

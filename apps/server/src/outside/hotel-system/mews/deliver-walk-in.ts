import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { toNightPrices } from '../night-prices.ts'
import { byHand } from '../not-delivered.ts'
import { toReferenceMark } from '../own-reference.ts'
import { parseAnswer } from '../parse-answer.ts'
import { deliverCityTax, readNightTax } from './deliver-items.ts'
import { toUnnamed } from './guest-fields.ts'
import { toLocalDay, toMoment, toTimeOfDay } from './local-time.ts'
import { findWalkInGuest, toWalkInMark } from './match-guest.ts'
import { mewsCustomer } from './mews-answers.ts'
import { getFacts, getStayService, type MewsFacts } from './mews-facts.ts'
import { lists } from './mews-lists.ts'
import type { MewsSession } from './mews-session.ts'
import { findReservation } from './read-current.ts'
import { PROFILES } from './read-parties.ts'
import { findRoom } from './read-rooms.ts'
import { toAmount } from './to-amount.ts'

type WalkIn = Extract<DeliveryEvent, { kind: 'walkIn' }>

/** Adds the reservation that was made with Foyer, with its room and price. The check-in follows. */
export async function deliverWalkIn(session: MewsSession, told: WalkIn): Promise<void> {
  if (!(await findReservation(session, told.reference))) await addReservation(session, told)
  const found = await findReservation(session, told.reference)
  if (!found) throw byHand('noReservation')
  if (told.taxes && session.config.charges.city_tax === 'foyer') await deliverCityTax(session, found, told)
}

async function addReservation(session: MewsSession, told: WalkIn): Promise<void> {
  const { rate } = session.config.charges
  if (!rate) throw byHand('bookWalkIn', told.roomType)
  const facts = await getFacts(session)
  if (told.currency !== facts.currency) throw byHand('otherCurrency', `${told.total} ${told.currency}`)
  const service = getStayService(facts, session.config.service)
  const [tax, room, PersonCounts, times] = await Promise.all([
    readNightTax(session, facts),
    findRoom(session, told.room),
    countPersons(session, service, told),
    toTimes(session, facts, service, told),
  ])
  if (!room) throw byHand('noSuchRoom', told.room)
  const CustomerId = await findOrAddOwner(session, told)
  await session.change('reservations/add', {
    ServiceId: service,
    // Foyer sells what Mews has said to be free, and at the hotel's price.
    CheckRateApplicability: false,
    SendConfirmationEmail: false,
    Reservations: [
      {
        Identifier: told.reference,
        ChannelNumber: toReferenceMark(told.reference),
        State: 'Confirmed',
        ...times,
        PersonCounts,
        CustomerId,
        RequestedCategoryId: told.roomType,
        AssignedResourceId: room.Id,
        RateId: rate,
        TimeUnitPrices: toNightPrices(told).map((gross, Index) => ({ Index, Amount: toAmount(facts, gross, tax) })),
      },
    ],
  })
}

/** The stay begins now, or on its day at the hour of check-in. */
async function toTimes(session: MewsSession, facts: MewsFacts, service: string, { startDate, endDate }: WalkIn) {
  const { Data } = facts.services.find(({ Id }) => Id === service) ?? {}
  const { StartOffset, EndOffset } = Data?.Value ?? {}
  const { timeZone } = facts
  const now = await session.readTime()
  const start = toMoment(startDate, toTimeOfDay(StartOffset, '15:00:00'), timeZone)
  const end = toMoment(endDate, toTimeOfDay(EndOffset, '12:00:00'), timeZone)
  const hasBegun = startDate <= toLocalDay(now, timeZone)
  return {
    StartUtc: new Date(hasBegun ? Math.min(start, now) : start).toISOString(),
    EndUtc: new Date(end).toISOString(),
  }
}

/** Where a hotel has no age category for children, they are counted as adults. */
async function countPersons({ recall }: MewsSession, service: string, { adults, children }: WalkIn) {
  const ages = await recall(lists.ages, { ServiceIds: [service] })
  const adult = ages.find(({ Classification }) => Classification === 'Adult')
  const child = ages.find(({ Classification }) => Classification !== 'Adult') ?? adult
  const counts = new Map<string, number>()
  for (const [age, count] of [
    [adult, adults],
    [child, children],
  ] as const)
    if (age && count > 0) counts.set(age.Id, (counts.get(age.Id) ?? 0) + count)
  return [...counts].map(([AgeCategoryId, Count]) => ({ AgeCategoryId, Count }))
}

/** A profile of its own, which the guest's data completes: Foyer does not know yet who it is. */
async function findOrAddOwner(session: MewsSession, told: WalkIn): Promise<string> {
  const { firstName, lastName = toUnnamed(1), email } = told
  const namesakes = await session.readAll(lists.customers, { ...PROFILES, LastNames: [lastName] })
  const added = findWalkInGuest(namesakes, told.reference)
  if (added) return added.Id
  const sameEmail = email ? await session.readAll(lists.customers, { ...PROFILES, Emails: [email] }) : []
  const answer = await session.change('customers/add', {
    LastName: lastName,
    ...(firstName && { FirstName: firstName }),
    ...(email && sameEmail.length === 0 && { Email: email }),
    Notes: toWalkInMark(told.reference),
    OverwriteExisting: false,
  })
  return parseAnswer('Mews', mewsCustomer, answer).Id
}

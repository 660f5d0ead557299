import { type CurrentReservation, currentReservation } from '@foyer/contract/hotel-system.ts'
import { isOwnReference, toReferenceMark } from '../own-reference.ts'
import { parseAnswer } from '../parse-answer.ts'
import type { MewsReservation } from './mews-answers.ts'
import { getAdultAges, getFacts, getStayService, type MewsFacts } from './mews-facts.ts'
import { lists } from './mews-lists.ts'
import type { MewsSession } from './mews-session.ts'
import { readResources, toSystemRoom } from './read-rooms.ts'
import { readStays } from './read-stays.ts'
import { isBooking, toSystemReservation } from './to-system-reservation.ts'

export interface Found {
  readonly facts: MewsFacts
  readonly service: string
  readonly reservation: MewsReservation
}

/** Finds a reservation by its number. */
export async function findReservation(session: MewsSession, reference: string): Promise<Found | undefined> {
  const facts = await getFacts(session)
  const service = getStayService(facts, session.config.service)
  const own = isOwnReference(reference) ? toReferenceMark(reference) : undefined
  const wanted = own ? { ChannelNumbers: [own] } : { Numbers: [reference] }
  const found = await session.readAll(lists.reservations, { ...wanted, ServiceIds: [service] })
  const reservation = found.find((one) => (own ? one.ChannelNumber === own : one.Number === reference))
  return reservation && { facts, service, reservation }
}

/** Reads a reservation as it is now, in three rounds. */
export async function readCurrent(
  session: MewsSession,
  reference: string,
  version: number,
): Promise<CurrentReservation | undefined> {
  const found = await findReservation(session, reference)
  if (!found || !isBooking(found.reservation)) return undefined
  const { facts, service, reservation } = found
  const { AssignedResourceId: resourceId } = reservation
  const [[stay], resources, adultAges, categoryId] = await Promise.all([
    readStays(session, facts, [reservation]),
    resourceId ? readResources(session, 'ResourceIds', [resourceId]) : [],
    getAdultAges(session, service),
    resourceId ? findCategory(session, service, resourceId) : undefined,
  ])
  if (!stay) return undefined
  const [resource] = resources
  return parseAnswer('Mews', currentReservation, {
    reservation: toSystemReservation(stay, { timeZone: facts.timeZone, adultAges, resources, version }),
    ...(resource && categoryId && { room: toSystemRoom(resource, categoryId, { config: session.config, version }) }),
  })
}

/** Undefined if the room has none of the service's categories, which may be another than the booked one. */
async function findCategory(session: MewsSession, service: string, resourceId: string): Promise<string | undefined> {
  const categories = await session.recall(lists.categories, { ServiceIds: [service] })
  if (categories.length === 0) return undefined
  const ResourceCategoryIds = categories.map(({ Id }) => Id)
  const assignments = await session.recall(lists.assignments, { ResourceCategoryIds })
  return assignments.find(({ IsActive, ResourceId }) => IsActive && ResourceId === resourceId)?.CategoryId
}

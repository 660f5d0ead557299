import type { SystemReservation } from '@foyer/contract/hotel-system.ts'
import { readReferenceMark } from '../own-reference.ts'
import { toSystemGuest } from './guest-fields.ts'
import { toLocalDay } from './local-time.ts'
import type { MewsReservation, MewsResource } from './mews-answers.ts'
import type { MewsStay } from './read-stays.ts'
import { toSystemFolio } from './to-system-folio.ts'

const states: Readonly<Record<string, SystemReservation['state']>> = {
  Confirmed: 'expected',
  Started: 'inHouse',
  Processed: 'departed',
  Canceled: 'cancelled',
}

/** An enquiry, an option or a request is no booking yet. */
export const isBooking = ({ State }: MewsReservation): boolean => states[State] !== undefined

interface Context {
  readonly timeZone: string
  readonly adultAges: readonly string[]
  readonly resources: readonly Pick<MewsResource, 'Id' | 'Name'>[]
  readonly version: number
  /** What Mews itself says that the owner owes. */
  readonly owed?: number | undefined
}

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Unchecked: the contract says what is wrong with it. */
export function toSystemReservation(
  stay: MewsStay,
  { timeZone, adultAges, resources, version, owed }: Context,
): object {
  const { reservation, customers, booker, documents } = stay
  const { State, CancellationReason, PersonCounts, AssignedResourceId } = reservation
  const named = customers[0] ?? booker
  const own = readReferenceMark(reservation.ChannelNumber)
  const count = (isWanted: (age: string) => boolean) =>
    PersonCounts.reduce((sum, { AgeCategoryId, Count }) => sum + (isWanted(AgeCategoryId) ? Count : 0), 0)
  return {
    reference: own ?? reservation.Number,
    version,
    state: CancellationReason === 'NoShow' ? 'noShow' : (states[State] ?? State),
    arrival: toLocalDay(reservation.ScheduledStartUtc, timeZone),
    departure: toLocalDay(reservation.ScheduledEndUtc, timeZone),
    adults: count((age) => adultAges.includes(age)),
    children: count((age) => !adultAges.includes(age)),
    groupLocator: reservation.GroupId,
    initialNumber: own ? reservation.Number : reservation.ChannelNumber || undefined,
    firstName: toText(named?.['FirstName']),
    lastName: named?.LastName,
    email: toText(named?.['Email']),
    roomType: reservation.RequestedResourceCategoryId,
    room: resources.find(({ Id }) => Id === AssignedResourceId)?.Name,
    segment: reservation.BusinessSegmentId,
    bookedOn: toLocalDay(reservation.CreatedUtc, timeZone),
    ...(customers.length > 0 && {
      guests: customers.map((one) =>
        toSystemGuest(
          one,
          documents.filter(({ CustomerId }) => CustomerId === one.Id),
        ),
      ),
    }),
    folio: toSystemFolio(stay),
    owed,
  }
}

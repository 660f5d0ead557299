import { documentTypeOf } from '@foyer/domain/document/document-type.ts'
import { fullName, type Guest, guestSchema } from '@foyer/domain/guest/guest.ts'
import { missingForReport } from '@foyer/domain/police/missing-for-report.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { goneGuests } from '../../checkin/retention/gone-guests.ts'
import { placeName } from '../../checkin/select/place-names.ts'
import type { Traveller } from '../../outside/police/police-register.ts'
import { readStays, type SeenStay } from '../arrivals/read-arrivals.ts'
import { arrivedOn } from '../registration/arrived-on.ts'

interface CannotBeReported {
  readonly reference: string
  readonly guestId: string
  readonly index: number
  readonly name?: string
  readonly missing: string[]
}

export interface DayOfTravellers {
  readonly stays: number
  readonly guests: number
  readonly ready: readonly Traveller[]
  readonly cannot: readonly CannotBeReported[]
}

/** Everybody who arrived on this day. Who asked to be forgotten is reported all the same: it is what their data is kept for. */
export async function readTravellers(staff: Staff, sites: Sites, day: string): Promise<DayOfTravellers> {
  const ids = await arrivedOn(staff, day)
  const stays = await readStays(staff, sites, ids)
  const gone = await goneGuests(staff.tx, ids)
  const blocked = await blockedGuests(staff, [...gone.keys()])
  const ready: Traveller[] = []
  const cannot: CannotBeReported[] = []
  for (const stay of stays) {
    const guests = stay.guests
      .filter(({ id }) => gone.get(id) !== 'erased')
      .map((guest) => guestSchema.parse({ ...guest, ...blocked.get(guest.id) }))
    for (const guest of guests) {
      const missing = missingForReport(guest, { guests, site: stay.site, today: day })
      if (missing.length === 0) ready.push(await travellerOf(guest, stay))
      else {
        const name = gone.has(guest.id) ? undefined : fullName(guest)
        const { reference } = stay.reservation
        cannot.push({ reference, guestId: guest.id, index: guest.index, ...(name && { name }), missing: [...missing] })
      }
    }
  }
  return { stays: stays.length, guests: ready.length + cannot.length, ready, cannot }
}

async function blockedGuests(
  { tx }: Staff,
  guestIds: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  if (guestIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('blocked_guests')
    .select(['guest_id', 'given'])
    .where('guest_id', 'in', [...guestIds])
    .execute()
  return new Map(rows.map(({ guest_id, given }) => [guest_id, given]))
}

async function travellerOf(guest: Guest, { reservation, site }: SeenStay): Promise<Traveller> {
  const livesInSpain = guest.country === 'ESP'
  const codeOf = (value: string | undefined, form: RegExp) =>
    livesInSpain && value && form.test(value) ? value : undefined
  const nameOf = (value: string | undefined) => value && placeName(guest.country, value)
  return {
    reference: reservation.reference,
    arrival: reservation.startDate,
    departure: reservation.endDate,
    rooms: 1,
    roomNumber: reservation.room.number,
    travellers: reservation.guests.length,
    isContractHolder: guest.main,
    firstName: guest.firstName,
    firstSurname: guest.lastName,
    secondSurname: guest.secondLastName,
    sex: guest.gender,
    birthDate: guest.birthDate,
    nationality: guest.nationality,
    documentType: guest.documentNumber && documentTypeOf(guest, site.policies.guests),
    documentNumber: guest.documentNumber,
    supportNumber: guest.supportNumber,
    street: guest.street,
    postalCode: guest.postalCode,
    city: guest.city,
    municipality: await nameOf(guest.municipality),
    municipalityCode: codeOf(guest.municipality, /^\d{5}$/),
    province: await nameOf(guest.region),
    provinceCode: codeOf(guest.region, /^\d{2}$/),
    country: guest.country,
    phone: guest.phone,
    email: guest.email,
    relationship: guest.relationship,
  }
}

import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { sql } from 'kysely'
import { readStays, type SeenStay, signatureOf } from '../arrivals/read-arrivals.ts'
import { goneGuests } from '../retention/gone-guests.ts'
import type { Sites } from '../site/sites.ts'
import type { Staff } from '../staff/staff.ts'

export interface Card {
  readonly reservation: Reservation
  readonly guest: Guest
  readonly arrivedAt: Date | undefined
  readonly signing: 'signed' | 'missing' | 'notAsked'
  readonly signature: Signature | undefined
  /** What had to be ticked before the pen was taken up, in the hotel's own words by language. */
  readonly ticked: SeenStay['site']['fields']['checks']
}

interface Signature {
  readonly image: Buffer
  readonly signedAt: Date
  /** When the terms that were shown above it had been published; absent when there were none. */
  readonly termsOf: Date | undefined
}

/** A card for each guest of these stays, in their order; none for a guest of whom nothing is known any more. */
export async function readCards(staff: Staff, sites: Sites, ids: readonly string[]): Promise<Card[]> {
  const stays = await readStays(staff, sites, ids)
  const signatures = await signaturesOf(staff, ids)
  const gone = await goneGuests(staff.tx, ids)
  return stays.flatMap(({ reservation, guests, facts, site }) =>
    guests
      .filter(({ id }) => !gone.has(id))
      .map((guest) => ({
        reservation,
        guest,
        arrivedAt: facts.checkedInAt,
        signing: signatureOf(guest, site, staff.today),
        signature: signatures.get(guest.id),
        ticked: site.fields.checks.filter(({ visible, mandatory }) => visible && mandatory),
      })),
  )
}

export async function signaturesOf({ tx }: Pick<Staff, 'tx'>, ids: readonly string[]): Promise<Map<string, Signature>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('signatures')
    .innerJoin('guests', (join) =>
      join.onRef('guests.hotel_id', '=', 'signatures.hotel_id').onRef('guests.id', '=', 'signatures.guest_id'),
    )
    .select(['guest_id', 'image', 'signed_at'])
    .where('guests.reservation_id', 'in', [...ids])
    .execute()
  const documents = await tx
    .selectFrom('hotel_configs')
    .select(['published_at'])
    .select(sql<unknown>`document -> 'legal'`.as('legal'))
    .orderBy('version', 'desc')
    .execute()
  return new Map(
    rows.map(({ guest_id, image, signed_at }) => {
      const shown = documents.find(({ published_at }) => published_at <= signed_at)
      return [
        guest_id,
        { image, signedAt: signed_at, termsOf: hasTerms(shown?.legal) ? shown?.published_at : undefined },
      ]
    }),
  )
}

function hasTerms(legal: unknown): boolean {
  if (typeof legal !== 'object' || legal === null) return false
  return ['terms_content', 'terms_url'].some((name) => Object.keys(Reflect.get(legal, name) ?? {}).length > 0)
}

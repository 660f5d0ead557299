import type { SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export interface Signature {
  readonly image: Buffer
  readonly kind: SignatureKind
  readonly signedAt: Date
}

/** Signatures of all guests in these reservations, by guest. */
export async function readSignatures(tx: HotelTransaction, ids: readonly string[]): Promise<Map<string, Signature>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('signatures')
    .innerJoin('guests', (join) =>
      join.onRef('guests.hotel_id', '=', 'signatures.hotel_id').onRef('guests.id', '=', 'signatures.guest_id'),
    )
    .select(['guest_id', 'image', 'kind', 'signed_at'])
    .where('guests.reservation_id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ guest_id, image, kind, signed_at }) => [guest_id, { image, kind, signedAt: signed_at }]))
}

import { randomUUID } from 'node:crypto'
import { toChargeEntries } from '@foyer/domain/folio/charge-entries.ts'
import type { FolioConfig } from '@foyer/domain/folio/folio-config.ts'
import { getLineTax } from '@foyer/domain/folio/line-tax.ts'
import { findPayerId } from '@foyer/domain/folio/route.ts'
import type { HotelContext } from '../../book/hotel-system/publish-event.ts'
import { insertEntries } from '../ledger/entry.store.ts'
import { type BillLine, listRoutes, setPosted } from './folio-line.store.ts'

interface Posting {
  /** The open business day. */
  readonly day: string
  readonly memberId?: string | undefined
  readonly config: FolioConfig
}

/** The desk has chosen the payer of these lines, even if it is the guest. */
const deskOrigins = /^(correction|move|moveAhead|moved|reduced|cancelled|cancellationFee|reinstated):/

/**
 * Posts lines of one stay: they get their day, VAT, group and payer, never change again, and are
 * entered in the ledger in the same transaction. Needs the reservation's lock.
 */
export async function postLines(
  { tx, hotel }: HotelContext,
  lines: readonly BillLine[],
  { day, memberId, config }: Posting,
): Promise<void> {
  const [first] = lines
  if (!first) return
  const folios = await listRoutes(tx, first.reservationId)
  for (const line of lines) {
    const { group, vat } = getLineTax(line, config)
    const isOfBooking = line.source === 'hotel' || (line.origin !== null && !deskOrigins.test(line.origin))
    const routed = isOfBooking ? findPayerId(folios, { group, serviceId: line.serviceId ?? undefined }) : undefined
    await setPosted(tx, line.id, day, line.day ?? day, line.folioId ?? routed ?? null, vat ?? null, group)
    const postingId = randomUUID()
    const entries = toChargeEntries({ group, vat, gross: line.amount })
    if (entries.length > 0)
      await insertEntries(
        tx,
        entries.map(({ account, minor }) => ({
          hotel_id: hotel.id,
          posting_id: postingId,
          account,
          minor,
          currency: hotel.currency,
          kind: 'charge' as const,
          payment_id: null,
          line_id: line.id,
          reservation_id: line.reservationId,
          member_id: memberId ?? null,
        })),
      )
  }
}

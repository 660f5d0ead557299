import { randomUUID } from 'node:crypto'
import { toRoundingEntries } from '@foyer/domain/folio/charge-entries.ts'
import type { VatRateTotal } from '@foyer/domain/invoice/vat-breakdown.ts'
import type { Entry } from '@foyer/domain/payment/posting.ts'
import type { HotelContext } from '../../book/hotel-system/publish-event.ts'
import { insertEntries } from '../ledger/entry.store.ts'
import { listLedgerVat, listRoundings } from './rounding.store.ts'

interface Rounding {
  readonly invoiceId: string
  readonly memberId: string
}

/**
 * Makes the VAT of the ledger that of an issued invoice: the ledger rounds each line, the invoice
 * the sum of each rate. The largest line of a rate carries the difference.
 */
export async function postRounding(
  at: HotelContext,
  { rates, ...rounding }: Rounding & { readonly rates: readonly VatRateTotal[] },
): Promise<void> {
  for (const { vat, entered, group, ...line } of await listLedgerVat(at.tx, rounding.invoiceId)) {
    const tax = rates.find((rate) => rate.vat === vat && rate.category !== 'E')?.tax ?? 0
    await insertRounding(at, rounding, line, toRoundingEntries({ group, vat, minor: tax - entered }))
  }
}

/** A credit note takes back what its invoice has rounded: its lines are again as they were posted. */
export async function takeBackRounding(at: HotelContext, rounding: Rounding): Promise<void> {
  const sums = await listRoundings(at.tx, rounding.invoiceId)
  for (const lineId of new Set(sums.map((sum) => sum.lineId))) {
    const own = sums.filter((sum) => sum.lineId === lineId)
    const entries = own.map(({ account, minor }) => ({ account, minor: 0 - minor }))
    await insertRounding(at, rounding, { lineId, reservationId: own[0]?.reservationId ?? '' }, entries)
  }
}

async function insertRounding(
  { tx, hotel }: HotelContext,
  { memberId }: Rounding,
  { lineId, reservationId }: { readonly lineId: string; readonly reservationId: string },
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return
  const postingId = randomUUID()
  await insertEntries(
    tx,
    entries.map(({ account, minor }) => ({
      hotel_id: hotel.id,
      posting_id: postingId,
      account,
      minor,
      currency: hotel.currency,
      kind: 'rounding' as const,
      payment_id: null,
      line_id: lineId,
      reservation_id: reservationId,
      member_id: memberId,
    })),
  )
}

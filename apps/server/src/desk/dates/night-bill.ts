import type { StayDates, UnusedNights } from '@foyer/domain/reservation/date-change.ts'
import { computeNightDifference, computeNightLines, type NightLine } from '@foyer/domain/reservation/night-lines.ts'
import { computeNightPrice } from '@foyer/domain/walk-in/night-price.ts'
import { buildNightLines } from '@foyer/domain/walk-in/stay-lines.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { HotelContext } from '../../book/hotel-system/publish-event.ts'
import { deleteNightLines, insertNightLines, listNightLines } from '../../book/reservation/night-line.store.ts'
import type { DatedStay } from './dates.store.ts'

/** The lines of the nights that other dates add or leave unused, and by how much they change the bill. */
export async function computeNightBill(
  sites: Sites,
  staff: HotelContext,
  stay: DatedStay,
  to: StayDates,
  unusedNights: UnusedNights,
) {
  const { walkIn } = (await sites.config(staff.tx, staff.hotel)).config
  const { rateId, promotionalCode, bookedRoom, bookedTaxes } = stay
  const price = computeNightPrice(walkIn, {
    ...stay,
    rateId: rateId ?? undefined,
    promotionalCode: promotionalCode ?? undefined,
  })
  const before = await listNightLines(staff.tx, stay.id)
  const booked = { startDate: stay.bookedStart, endDate: stay.bookedEnd, room: bookedRoom, taxes: bookedTaxes }
  const lines = computeNightLines({ dates: stay, booked, lines: before }, { to, unusedNights, price })
  return {
    lines,
    difference: computeNightDifference(before, lines),
    hasPrice: price !== undefined || bookedRoom > 0,
  }
}

/** Replaces the lines of these nights. */
export async function saveNightLines(
  { tx, hotel }: HotelContext,
  stay: DatedStay,
  lines: readonly NightLine[],
): Promise<void> {
  const type = { name: stay.roomType, names: stay.roomTypeNames }
  const rows = lines.flatMap((line) =>
    buildNightLines(line, line.night, type).map(({ kind, names, minor }) => ({
      origin: `${kind === 'tax' ? 'nightTax' : 'night'}:${line.night}`,
      kind,
      names,
      amount: minor,
    })),
  )
  const nights = lines.map(({ night }) => night)
  await deleteNightLines(tx, stay.id, nights)
  if (rows.length > 0) await insertNightLines(tx, hotel.id, stay.id, JSON.stringify(rows))
}

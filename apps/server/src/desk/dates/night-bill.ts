import { randomUUID } from 'node:crypto'
import { listNights, type StayDates, type UnusedNights } from '@foyer/domain/reservation/date-change.ts'
import { computeNightDifference, computeNightLines, type NightLine } from '@foyer/domain/reservation/night-lines.ts'
import { computeNightPrice, computeSurcharge, type PricedStay } from '@foyer/domain/walk-in/night-price.ts'
import { buildNightLines } from '@foyer/domain/walk-in/stay-lines.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { HotelContext } from '../../book/hotel-system/publish-event.ts'
import {
  deleteNightLines,
  insertNightLines,
  listNightLines,
  listPostedNightLines,
} from '../../book/reservation/night-line.store.ts'
import { type NightTax, readNightTax } from '../../money/folio/city-taxes.ts'
import { type DatedStay, findDatedStay } from './dates.store.ts'

interface NightChange {
  readonly to: StayDates
  readonly unusedNights: UnusedNights
  /** Nights that are priced again, because the type, the rate or the number of guests is another. */
  readonly repriced?: readonly string[]
  /** No one sleeps there, so that the hotel's city tax is not due. */
  readonly isUntaxed?: boolean
}

/** The lines of the nights that a change adds, leaves unused or prices again, and how they change the bill. */
export async function computeNightBill(sites: Sites, staff: HotelContext, stay: DatedStay, change: NightChange) {
  const { walkIn, folio } = (await sites.config(staff.tx, staff.hotel)).config
  const { bookedRoom, bookedTaxes, bookedStart: startDate, bookedEnd: endDate } = stay
  const price = computeNightPrice(walkIn, toTerms(stay))
  const before = await listNightLines(staff.tx, stay.id)
  const booked = { startDate, endDate, room: bookedRoom, taxes: bookedTaxes }
  const nights = Math.max(1, listNights(booked).length)
  const average = { room: Math.round(bookedRoom / nights), taxes: Math.round(bookedTaxes / nights) }
  const surcharge = computeSurcharge(walkIn, { booked: toBookedTerms(stay), now: toTerms(stay) }, average)
  const nightTax = await readNightTax(staff.tx, stay, folio)
  const priced = computeNightLines({ dates: stay, booked, lines: before }, { ...change, price, surcharge })
  const due: NightTax | undefined = nightTax && change.isUntaxed ? () => 0 : nightTax
  const taxed = change.repriced ? before.filter(({ isTaxPosted }) => isTaxPosted).map(({ night }) => night) : []
  const lines = due ? withNightTaxes(priced, { before, taxed, dates: change.to, nightTax: due }) : priced
  return {
    lines,
    difference: computeNightDifference(before, lines),
    hasPrice: price !== undefined || bookedRoom > 0,
  }
}

interface TaxedNights {
  readonly before: readonly NightLine[]
  /** Nights whose posted tax stays as it is, because only the nights to come change. */
  readonly taxed: readonly string[]
  readonly dates: StayDates
  readonly nightTax: NightTax
}

/**
 * The lines with the hotel's city tax. Nights that stay are taxed again, because the rule counts
 * nights from the arrival.
 */
function withNightTaxes(lines: readonly NightLine[], { before, taxed, dates, nightTax }: TaxedNights): NightLine[] {
  const shifted = listNights(dates).flatMap((night): NightLine[] => {
    const known = before.find((line) => line.night === night)
    const taxes = nightTax(dates, night)
    if (taxes === (known?.taxes ?? 0) || lines.some((line) => line.night === night) || taxed.includes(night)) return []
    return [{ night, room: known?.room ?? 0, taxes, isTaxOnly: true }]
  })
  return [...lines.map((line) => ({ ...line, taxes: nightTax(dates, line.night) })), ...shifted]
}

/** What the price of a night depends on. */
export const toTerms = ({
  roomTypeId,
  rateId,
  promotionalCode,
  included,
  adults,
  children,
}: DatedStay): PricedStay => ({
  roomTypeId,
  rateId: rateId ?? undefined,
  promotionalCode: promotionalCode ?? undefined,
  included,
  adults,
  children,
})

export const toBookedTerms = (stay: DatedStay): PricedStay => ({
  ...toTerms(stay),
  roomTypeId: stay.bookedTypeId,
  rateId: stay.bookedRateId ?? undefined,
  included: stay.bookedIncluded,
  adults: stay.bookedAdults,
  children: stay.bookedChildren,
})

/**
 * Prices the remaining nights again after the type, the rate or the number of guests has changed;
 * those that are over stay as they were. Returns the difference in minor units.
 */
export async function repriceNights(
  sites: Sites,
  staff: HotelContext & { hotelDay: string },
  id: string,
): Promise<number> {
  const [stay] = await findDatedStay(staff.tx, id)
  if (!stay) return 0
  const repriced = listRemainingNights(stay, staff.hotelDay)
  const { lines, difference } = await computeNightBill(sites, staff, stay, {
    to: stay,
    unusedNights: 'charge',
    repriced,
  })
  await saveNightLines(staff, stay, lines)
  return difference
}

export const listRemainingNights = (stay: StayDates, today: string) =>
  listNights(stay).filter((night) => night >= today)

/** Replaces the lines of these nights. */
export async function saveNightLines(
  { tx, hotel }: HotelContext,
  stay: DatedStay,
  lines: readonly NightLine[],
): Promise<void> {
  const type = { name: stay.roomType, names: stay.roomTypeNames }
  const rows = lines.flatMap((line) =>
    buildNightLines(line.isTaxOnly ? { ...line, room: 0 } : line, line.night, type).map(({ kind, names, minor }) => ({
      origin: `${kind === 'tax' ? 'nightTax' : 'night'}:${line.night}`,
      kind,
      names,
      amount: minor,
    })),
  )
  const nights = lines.map(({ night }) => night)
  const priced = lines.filter(({ isTaxOnly }) => !isTaxOnly).map(({ night }) => night)
  await deleteNightLines(tx, stay.id, priced, nights)
  const changed = diffPosted(rows, await listPostedNightLines(tx, stay.id, priced, nights))
  if (changed.length > 0) await insertNightLines(tx, hotel.id, stay.id, JSON.stringify(changed))
}

type NightRow = Pick<Awaited<ReturnType<typeof listPostedNightLines>>[number], 'origin' | 'kind' | 'names' | 'amount'>

/** A posted night is corrected by another line for the difference. */
function diffPosted(rows: readonly NightRow[], posted: readonly NightRow[]): NightRow[] {
  const fresh = rows.filter(({ origin }) => !posted.some((line) => line.origin === origin))
  const corrections = posted.map((line) => ({
    ...line,
    origin: `${line.origin}:${randomUUID()}`,
    amount: (rows.find(({ origin }) => origin === line.origin)?.amount ?? 0) - line.amount,
  }))
  return [...fresh, ...corrections.filter(({ amount }) => amount !== 0)]
}

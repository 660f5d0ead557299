import { randomUUID } from 'node:crypto'
import { computeCityTax } from '@foyer/domain/folio/city-tax.ts'
import type { FolioConfig } from '@foyer/domain/folio/folio-config.ts'
import { splitEvenly, toNightNames } from '@foyer/domain/folio/spread.ts'
import { listNights } from '@foyer/domain/reservation/date-change.ts'
import { cityTaxNames } from '@foyer/domain/walk-in/stay-lines.ts'
import type { HotelContext } from '../../book/hotel-system/publish-event.ts'
import {
  deleteLine,
  hasTaxLine,
  insertLines,
  listChildAges,
  listPostedDays,
  listUnposted,
  type NewLine,
  type PostedStay,
} from './folio-line.store.ts'

/**
 * Replaces lines that a booking has for the whole stay by one for each night that is not posted yet,
 * with the same total, and adds the hotel's city tax if the booking has no tax. Needs the
 * reservation's lock.
 */
export async function spreadStay({ tx, hotel }: HotelContext, stay: PostedStay, config: FolioConfig): Promise<void> {
  const whole = (await listUnposted(tx, stay.id)).filter(({ source, day }) => source === 'hotel' && day === null)
  const posted = new Set((await listPostedDays(tx, stay.id)).map(({ day }) => day))
  const booked = listNights({ startDate: stay.bookedStart, endDate: stay.bookedEnd })
  const open = booked.filter((night) => !posted.has(night))
  // A stay without a night, or a bill that changed after the last one: all of it is for one day.
  const nights = open.length > 0 ? open : [booked.at(-1) ?? stay.startDate]
  const lines = whole.flatMap((line): NewLine[] => {
    const parts = splitEvenly(line.amount, nights.length)
    return nights.map((day, at) => ({
      id: randomUUID(),
      position: line.position,
      kind: line.kind,
      source: 'hotel',
      names: toNightNames(line.names),
      amount: parts[at] ?? 0,
      quantity: 1,
      day,
    }))
  })
  for (const { id } of whole) await deleteLine(tx, id)
  const taxes = await buildCityTaxes({ tx, hotel }, stay, config)
  const all = [...lines.filter(({ amount }) => amount !== 0), ...taxes]
  if (all.length > 0) await insertLines(tx, hotel.id, stay.id, JSON.stringify(all))
}

async function buildCityTaxes({ tx }: HotelContext, stay: PostedStay, { cityTax }: FolioConfig): Promise<NewLine[]> {
  if (cityTax.perPersonNight === 0 || stay.state === 'noShow') return []
  if ((await hasTaxLine(tx, stay.id)).length > 0) return []
  const childAges = (await listChildAges(tx, stay.id, stay.startDate)).map(({ age }) => age)
  return listNights(stay).flatMap((day, at): NewLine[] => {
    const amount = computeCityTax(cityTax, { adults: stay.adults, childAges, night: at + 1 })
    const line = { id: randomUUID(), kind: 'tax', source: 'foyer', names: cityTaxNames, quantity: 1 } as const
    return amount === 0 ? [] : [{ ...line, origin: `nightTax:${day}`, amount, day, group: 'tax' }]
  })
}

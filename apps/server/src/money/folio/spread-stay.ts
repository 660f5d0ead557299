import { randomUUID } from 'node:crypto'
import type { FolioConfig } from '@foyer/domain/folio/folio-config.ts'
import { splitEvenly, toNightNames } from '@foyer/domain/folio/spread.ts'
import { listNights } from '@foyer/domain/reservation/date-change.ts'
import type { HotelContext } from '../../book/hotel-system/publish-event.ts'
import { saveCityTaxes } from './city-taxes.ts'
import {
  type BillLine,
  deleteLine,
  insertLines,
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
  const whole = (await listUnposted(tx, stay.id)).filter(isByNight)
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
  const charged = lines.filter(({ amount }) => amount !== 0)
  if (charged.length > 0) await insertLines(tx, hotel.id, stay.id, JSON.stringify(charged))
  if (stay.state !== 'noShow') await saveCityTaxes({ tx, hotel }, [stay], config)
}

/** What a booking has for all nights together. Other charges, such as the minibar, are made once. */
const isByNight = ({ source, day, kind, group }: BillLine) =>
  source === 'hotel' && day === null && (kind === 'tax' || (group ?? 'room') === 'room')

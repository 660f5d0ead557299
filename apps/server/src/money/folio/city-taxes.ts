import { computeCityTax } from '@foyer/domain/folio/city-tax.ts'
import type { FolioConfig } from '@foyer/domain/folio/folio-config.ts'
import { listNights, type StayDates } from '@foyer/domain/reservation/date-change.ts'
import { cityTaxNames } from '@foyer/domain/walk-in/stay-lines.ts'
import type { Sites } from '../../access/site/sites.ts'
import { type HotelContext, hasSystem } from '../../book/hotel-system/publish-event.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { listBookedTaxes, listChildAges, saveTaxLines } from './city-tax.store.ts'
import { findPostedStay } from './folio-line.store.ts'

interface TaxedStay extends StayDates {
  readonly id: string
  readonly adults: number
}

/** The city tax of each night by the hotel's rule. */
export type NightTax = (dates: StayDates, night: string) => number

/** Reads the city tax of a stay for any dates that it may get; undefined without a rule, or if the booking has taxes. */
export async function readNightTax(
  tx: HotelTransaction,
  stay: Pick<TaxedStay, 'id' | 'adults'>,
  { cityTax }: FolioConfig,
): Promise<NightTax | undefined> {
  if (cityTax.perPersonNight === 0 || (await listBookedTaxes(tx, [stay.id])).length > 0) return undefined
  const childAges = (await listChildAges(tx, [stay.id])).map(({ age }) => age)
  return (dates, night) => {
    const at = listNights(dates).indexOf(night)
    return at < 0 ? 0 : computeCityTax(cityTax, { adults: stay.adults, childAges, night: at + 1 })
  }
}

/** Brings the city tax up to date after the party has changed: an adult more, or the age of a child. Needs the reservation's lock. */
export async function followPartyTax(
  dependencies: { readonly sites: Sites },
  at: HotelContext,
  reservationId: string,
): Promise<void> {
  if (await hasSystem(dependencies, at)) return
  const [stay] = await findPostedStay(at.tx, reservationId)
  if (stay) await saveCityTaxes(at, [stay], (await dependencies.sites.config(at.tx, at.hotel)).config.folio)
}

/** Puts the city tax of each night on the bills of these stays, unless their bookings have taxes. */
export async function saveCityTaxes(
  { tx, hotel }: HotelContext,
  stays: readonly TaxedStay[],
  { cityTax }: FolioConfig,
): Promise<void> {
  if (cityTax.perPersonNight === 0 || stays.length === 0) return
  const ids = stays.map(({ id }) => id)
  const booked = new Set((await listBookedTaxes(tx, ids)).map(({ id }) => id))
  const children = await listChildAges(tx, ids)
  const lines = stays
    .filter(({ id }) => !booked.has(id))
    .flatMap(({ id, adults, ...dates }) => {
      const childAges = children.filter((child) => child.id === id).map(({ age }) => age)
      return listNights(dates).map((day, at) => ({
        id,
        day,
        amount: computeCityTax(cityTax, { adults, childAges, night: at + 1 }),
      }))
    })
    .filter(({ amount }) => amount > 0)
  if (lines.length > 0) await saveTaxLines(tx, hotel.id, JSON.stringify(cityTaxNames), JSON.stringify(lines))
}

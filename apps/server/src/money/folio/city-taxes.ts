import { computeCityTax } from '@foyer/domain/folio/city-tax.ts'
import type { FolioConfig } from '@foyer/domain/folio/folio-config.ts'
import { listNights, type StayDates } from '@foyer/domain/reservation/date-change.ts'
import { cityTaxNames } from '@foyer/domain/walk-in/stay-lines.ts'
import type { HotelContext } from '../../book/hotel-system/publish-event.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { listBookedTaxes, listChildAges, saveTaxLines } from './city-tax.store.ts'

interface TaxedStay extends StayDates {
  readonly id: string
  readonly adults: number
}

/** The city tax of each night by the hotel's rule; undefined without a rule, or if the booking has its taxes. */
type NightTax = (dates: StayDates, night: string) => number

/** Reads the city tax of a stay for any dates that it may get. */
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

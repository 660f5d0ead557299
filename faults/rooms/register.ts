import { updateGuests } from '@foyer/contract/guests.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import { SIGNATURE } from '../abuse/check-in.ts'
import { completeGuest } from '../complete-guest.ts'
import { Page } from '../page.ts'

/** A guest registers and signs on a phone, so that the desk can check the stay in. */
export async function register(url: string, [reference, surname]: readonly [string, string]): Promise<void> {
  const page = new Page(url, 'own', `10.5.0.${reference.slice(-2)}`)
  await page.load()
  const [found] = (await page.call(searchReservations, { voucher: reference, surname })).reservations
  if (!found) throw new Error(`${reference} is not found.`)
  const guests = found.guests.map(({ id, index, main }) => ({
    ...completeGuest,
    firstName: `Ana ${index}`,
    lastName: surname,
    documentNumber: `C01X00T4${index}`,
    email: `ana.${index}@example.com`,
    id,
    index,
    main,
  }))
  const common = { hotelId: 1, reference }
  await page.call(updateGuests, { ...common, reservationId: found.id, isPok: false, language: 'en', guests })
  const { site, version } = page.hotelPage
  const checks = Object.fromEntries(site.fields.checks.map(({ name }) => [name, true]))
  const signed = guests.map(({ id }) => ({ id, signature: SIGNATURE, ticks: { version, checks, terms: true } }))
  await page.call(uploadSignature, { ...common, guests: signed })
}

import type { Page } from '@playwright/test'
import type { Visitor } from './visitor.ts'

export interface Walk extends Visitor {
  /** The address at which a guest of the hotel begins. */
  readonly start: string
  readonly url: string
  readonly hotel: number
  /** Checks the current screen. */
  readonly look: (name: string, page?: Page) => Promise<void>
  /** Another browser of the same kind, at the search. */
  readonly other: () => Promise<Visitor>
  /** Opens the search in this walk's language. */
  readonly begin: () => Promise<void>
  /**
   * The start address on another kind of device, of the same size. It is enrolled if the hotel owns
   * it.
   */
  readonly as: (appKey: string) => Promise<string>
}

export type Walks = Readonly<Record<string, (walk: Walk) => Promise<void>>>

/** A tablet of the hotel only saves data, and the desk does the rest. */
export const savesOnly = ({ start }: Walk) => start.includes('/appkey/tablet/')

/** On shared devices, a party that has prepared everything skips the list. */
export const skipsCompletedList = ({ start }: Walk) => /\/appkey\/(?:tablet|kiosk)\//.test(start)

export async function saveReservation(walk: Walk) {
  await walk.primary.click()
  await walk.arrive(/\/check-in-summary\/[^/]+\/-\/true\//)
  await walk.look('saved')
}

/**
 * Past the reservation: to the list of a party, or of a single guest who must give consent first.
 */
export async function openGuestList(walk: Walk, voucher: string, surname: string, start = walk.start) {
  await openConfirmed(walk, voucher, surname, start)
  await walk.arrive('guest-list')
}

export async function openGuest(walk: Walk, voucher: string, surname: string, start = walk.start) {
  await openConfirmed(walk, voucher, surname, start)
  await skipList(walk)
}

/** A single guest has no list; a rental always has one, to add drivers to. */
export async function skipList(walk: Walk, look: () => Promise<void> = async () => {}) {
  await walk.arrive(/\/guest-(?:detail|list)\//)
  if (!/\/guest-list\//.test(walk.page.url())) return
  await look()
  await walk.primary.click()
  await walk.arrive('guest-detail')
}

/** A rental that is reported to Spain asks each driver for the licence. */
async function showLicence({ arrive, button, choose, date, look, page, primary }: Walk) {
  await look('driving licence')
  await button('driving-licence.typed.instead').click()
  const form = page.locator('main form')
  await form.locator('input[name="licenceNumber"]').fill('U1H45T789')
  await choose(form, 'ITA')
  await date(form, ['31', '01', '2036'])
  await look('driving licence typed')
  await primary.click()
  await arrive(/\/(?:signpad|rac-upsell|guest-list)\//)
}

/** A renter sees the list of drivers again, and may be offered a better car before signing. */
async function openSignature(walk: Walk) {
  await walk.arrive(/\/(?:signpad|rac-upsell|guest-list|driving-licence)\//)
  if (/\/driving-licence\//.test(walk.page.url())) await showLicence(walk)
  if (/\/guest-list\//.test(walk.page.url())) {
    await walk.look('drivers who are ready')
    await walk.primary.click()
    await walk.arrive(/\/(?:signpad|rac-upsell)\//)
  }
  if (!/\/rac-upsell\//.test(walk.page.url())) return
  await walk.look('better cars')
  await walk.primary.click()
  await walk.arrive('signpad')
}

async function openConfirmed(walk: Walk, voucher: string, surname: string, start: string) {
  await walk.page.goto(`${start}check-in`)
  await walk.search(voucher, surname)
  await walk.arrive('your-booking')
  await walk.primary.click()
}

export async function fillForms(walk: Walk) {
  await walk.passReader()
  await walk.fillDocument()
  await walk.primary.click()
  await walk.fillContact()
  await walk.primary.click()
}

export async function openSummary(walk: Walk, voucher: string, surname: string) {
  await openGuest(walk, voucher, surname)
  await fillForms(walk)
  await openSignature(walk)
  await signAll(walk)
}

async function signAll(walk: Walk) {
  await walk.sign()
  for (const box of await walk.page.locator('main input[type="checkbox"][required]').all()) await box.check()
  await walk.primary.click()
}

/** From the summary to the thanks. */
export async function checkIn(walk: Walk) {
  await walk.primary.click()
  await walk.arrive('room-key')
  await walk.look('key')
  await walk.primary.click()
  await walk.arrive('finish')
  await walk.look('thanks')
}

import type { Page } from '@playwright/test'
import type { Visitor } from './visitor.ts'

export interface Walk extends Visitor {
  /** Where a guest of the hotel begins. */
  readonly start: string
  readonly url: string
  readonly hotel: number
  /** Puts the screen as it is now under the glass. */
  readonly look: (name: string, page?: Page) => Promise<void>
  /** Another browser of the same kind, at the search. */
  readonly other: () => Promise<Visitor>
  /** At the search, in this walk's language. */
  readonly begin: () => Promise<void>
  /** Where a guest begins on another kind of device, of this one's size. It is enrolled if the hotel owns such. */
  readonly as: (appKey: string) => Promise<string>
}

export type Walks = Readonly<Record<string, (walk: Walk) => Promise<void>>>

/** A tablet of the hotel only saves, and the desk does the rest. */
export const onlySaves = ({ start }: Walk) => start.includes('/appkey/tablet/')

/** Where others wait, a party that has done everything goes straight on. */
export const passesByCompleted = ({ start }: Walk) => /\/appkey\/(?:tablet|kiosk)\//.test(start)

export async function save(walk: Walk) {
  await walk.primary.click()
  await walk.arrive(/\/check-in-summary\/[^/]+\/-\/true\//)
  await walk.look('saved')
}

/** Past the reservation: to the list of a party, or of one who is asked for a consent first. */
export async function toGuests(walk: Walk, voucher: string, surname: string, start = walk.start) {
  await confirmed(walk, voucher, surname, start)
  await walk.arrive('guest-list')
}

export async function toGuest(walk: Walk, voucher: string, surname: string, start = walk.start) {
  await confirmed(walk, voucher, surname, start)
  await pastList(walk)
}

/** One guest has no list; whoever rents a car always has one, to add drivers to. */
export async function pastList(walk: Walk, look: () => Promise<void> = async () => {}) {
  await walk.arrive(/\/guest-(?:detail|list)\//)
  if (!/\/guest-list\//.test(walk.page.url())) return
  await look()
  await walk.primary.click()
  await walk.arrive('guest-detail')
}

/** Whoever rents a car sees the list of drivers again, and may be offered a better car before anything is signed. */
async function toSignature(walk: Walk) {
  await walk.arrive(/\/(?:signpad|rac-upsell|guest-list)\//)
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

async function confirmed(walk: Walk, voucher: string, surname: string, start: string) {
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

export async function toSummary(walk: Walk, voucher: string, surname: string) {
  await toGuest(walk, voucher, surname)
  await fillForms(walk)
  await toSignature(walk)
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

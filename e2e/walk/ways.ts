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
}

export async function toGuests(walk: Walk, voucher: string, surname: string) {
  await walk.begin()
  await walk.search(voucher, surname)
  await walk.arrive('your-booking')
  await walk.primary.click()
  await walk.arrive('guest-list')
}

export async function toSummary(walk: Walk, voucher: string, surname: string) {
  await toGuests(walk, voucher, surname)
  await walk.primary.click()
  await walk.arrive('guest-detail')
  await walk.passReader()
  await walk.fillDocument()
  await walk.primary.click()
  await walk.fillContact()
  await walk.primary.click()
  await walk.arrive('guest-list')
  await walk.primary.click()
  await walk.arrive('signpad')
  await signAll(walk)
}

async function signAll(walk: Walk) {
  await walk.sign()
  for (const box of await walk.page.locator('main input[type="checkbox"][required]').all()) await box.check()
  await walk.primary.click()
}

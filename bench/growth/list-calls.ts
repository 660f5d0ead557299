import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { readDayClose } from '@foyer/contract/staff/day-close.ts'
import { listHousekeeping } from '@foyer/contract/staff/housekeeping.ts'
import { listMails } from '@foyer/contract/staff/mails.ts'
import { listQueue } from '@foyer/contract/staff/queue.ts'
import { readRegister } from '@foyer/contract/staff/registration.ts'
import type { Browser } from '../calls/browser.ts'
import type { SeededReservation } from '../calls/seed-reservations.ts'

/** The lists that an administrator opens beside the arrivals. */
export async function runListCalls(browser: Browser, { reference }: SeededReservation): Promise<void> {
  await browser.repeat(listAlerts)
  await browser.repeat(listQueue)
  await browser.repeat(listMails)
  await browser.repeat(listHousekeeping)
  await browser.repeat(readRegister)
  await browser.repeat(readDayClose)
  await browser.repeat(readAudit)
  await browser.repeat(readAudit, { query: { search: reference } }, { name: 'readAudit, search' })
}

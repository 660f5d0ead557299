import { findStays, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { listDevices } from '@foyer/contract/staff/devices.ts'
import { currentSession } from '@foyer/contract/staff/session.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import type { Browser } from './browser.ts'
import type { Laid } from './lay-book.ts'

/** The calls of a receptionist at the desk. */
export async function staffWay(browser: Browser, { reference, surname }: Laid): Promise<void> {
  await browser.repeat(currentSession)
  await browser.repeat(listArrivals)
  await browser.repeat(openStay, { params: { reference } })
  await browser.repeat(findStays, { query: { search: surname } })
  await browser.repeat(listDevices)
}

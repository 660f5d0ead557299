import { findStays, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { listDevices } from '@foyer/contract/staff/devices.ts'
import { readRack } from '@foyer/contract/staff/rack.ts'
import { currentSession } from '@foyer/contract/staff/session.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import type { Browser } from './browser.ts'
import type { SeededReservation } from './seed-reservations.ts'

/** Fewer than the days ahead of the smallest data set. */
const RACK_DAYS = 7

/** The calls of a receptionist at the desk. */
export async function runStaffCalls(browser: Browser, { reference, surname }: SeededReservation): Promise<void> {
  await browser.repeat(currentSession)
  await browser.repeat(listArrivals)
  await browser.repeat(openStay, { params: { reference } })
  await browser.repeat(findStays, { query: { search: surname } })
  await browser.repeat(readRack, { query: { days: RACK_DAYS } })
  await browser.repeat(listDevices)
}

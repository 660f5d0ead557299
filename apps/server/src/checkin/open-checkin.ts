import type { AgreementService } from './agreement/agreement.service.ts'
import { type CheckinDependencies, createServices } from './checkin-services.ts'
import type { Departures } from './checkout/departures.ts'
import { openAccount } from './open-account.ts'
import { openGuests } from './open-guests.ts'
import { openLists } from './open-lists.ts'
import { openRental } from './open-rental.ts'
import { openSearch } from './open-search.ts'
import { openStay } from './open-stay.ts'
import { openSummary } from './open-summary.ts'

export interface Checkin {
  readonly agreements: AgreementService
  readonly departures: Departures
}

/** Creates the guest's part of the server. */
export async function openCheckin(dependencies: CheckinDependencies): Promise<Checkin> {
  const services = await createServices(dependencies)
  openSearch(services)
  openAccount(services)
  openGuests(services)
  openRental(services)
  openSummary(services)
  await openLists(services)
  return { agreements: services.agreements, departures: openStay(services) }
}

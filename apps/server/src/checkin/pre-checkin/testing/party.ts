import { openPreCheckin, preCheckIn } from '@foyer/contract/pre-checkin.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { TestServer } from '../../../testing/create-test-server.ts'
import type { GuestPage } from '../../../testing/guest-page.ts'

/** The demo's own link, to two adults who arrive tomorrow. */
export const DEMO_LINK = 'demo-link-for-Andrei-Ionescu-FOY1015-Palace'

/** Opens a link's reservation on a phone. */
export async function openDemoLink(server: TestServer, link = DEMO_LINK, surname = 'Ionescu') {
  const page = await server.open({ appKey: 'prechk' })
  return { page, reservation: await openPreCheckinLink(page, link, { surname }) }
}

export async function openPreCheckinLink(
  page: GuestPage,
  link: string,
  factor: { surname?: string; arrivalDate?: string } = {},
) {
  const { reservations } = await page.call(openPreCheckin, { body: { link, ...factor } })
  const [reservation] = reservations
  if (!reservation) throw new Error('The link has opened nothing.')
  return reservation
}

export function completePreCheckin(
  page: GuestPage,
  { reference }: Reservation,
  wishes: { arrivalTime?: string; notes?: string } = {},
) {
  return page.call(preCheckIn, { body: { hotelId: 1, reference, wishes, guests: [], isPok: false } })
}

import { searchReservations } from '@foyer/contract/reservation.ts'
import type { TestServer } from '../../../testing/create-test-server.ts'
import type { GuestPage } from '../../../testing/guest-page.ts'

export const notFound = { status: 404, problem: 'reservationNotFound' }

export function searchFor(page: GuestPage, voucher: string | undefined, surname: string | undefined) {
  return page.call(searchReservations, { body: { voucher, surname } })
}

export async function clearFailures({ db }: TestServer): Promise<void> {
  await db.directory.deleteFrom('failed_tries').execute()
}

import { searchReservations } from '@foyer/contract/reservation.ts'
import type { TestServer } from '../../../testing/a-server.ts'
import type { GuestPage } from '../../../testing/guest-page.ts'

export const notFound = { status: 404, problem: 'reservationNotFound' }

export function search(page: GuestPage, voucher: string | undefined, surname: string | undefined) {
  return page.call(searchReservations, { body: { voucher, surname } })
}

export async function forgetFailures({ db }: TestServer): Promise<void> {
  await db.directory.deleteFrom('failed_tries').execute()
}

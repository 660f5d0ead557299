import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import { type AccountRow, listSavedByAccount, saveForAccount } from './account.store.ts'

export interface AccountService {
  /** Returns the account's current and future stays at this hotel, ordered by arrival. */
  read(visit: Visit, account: AccountRow): Promise<Reservation[]>
  /**
   * Returns the same stays and lets this visit read and change them, as if it had searched for
   * them.
   */
  listSaved(visit: Visit, account: AccountRow): Promise<FoundReservation[]>
  /** Links reservations that a signed-in guest found by number and surname to the account. */
  saveFound(visit: Visit, account: AccountRow, found: readonly Reservation[]): Promise<void>
}

const compareByArrival = (one: Reservation, other: Reservation) => (one.startDate < other.startDate ? -1 : 1)
const listIds = (read: readonly Reservation[]) => read.map(({ id }) => id)

export function createAccountService(reservations: ReservationService): AccountService {
  /** An unconfirmed address proves nothing, so only stays found by number and surname count. */
  async function staysOf(visit: Visit, account: AccountRow) {
    const book = reservations.book(visit)
    const booked = account.confirmed_at ? await book.byEmail(account.email, visit.today) : []
    const found = await book.byIds(await listSavedByAccount(visit.tx, account.id))
    const others = found.filter(({ id, endDate }) => endDate >= visit.today && booked.every((one) => one.id !== id))
    return { booked, others }
  }

  return {
    async read(visit, account) {
      const { booked, others } = await staysOf(visit, account)
      return [...booked, ...others].toSorted(compareByArrival)
    },
    async listSaved(visit, account) {
      const { booked, others } = await staysOf(visit, account)
      const found = [
        ...(await reservations.saveFound(visit, listIds(booked), 'account')),
        ...(await reservations.saveFound(visit, listIds(others), 'number')),
      ]
      return found.toSorted(compareByArrival)
    },
    async saveFound(visit, account, found) {
      await saveForAccount(visit.tx, { hotelId: visit.hotel.id, account }, listIds(found))
    },
  }
}

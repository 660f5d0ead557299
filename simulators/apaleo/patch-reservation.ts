import type { Hotel, Reservation } from './hotel.ts'
import type { Ledger } from './ledger.ts'
import { checkPerson } from './person.ts'
import { Refusal, unprocessable } from './refusal.ts'

const WINDOW_MS = 5 * 60_000
const MAX_PATCHES = 20

type Write = (reservation: Reservation, value: unknown) => void

const text = (value: unknown, path: string): string | undefined => {
  if (value !== undefined && typeof value !== 'string') throw unprocessable(`${path}: a text is expected.`)
  return value
}

const writable: Readonly<Record<string, Write>> = {
  '/primaryGuest': (reservation, value) => {
    reservation.primaryGuest = checkPerson(value, '/primaryGuest')
  },
  '/additionalGuests': (reservation, value) => {
    if (!Array.isArray(value)) throw unprocessable('/additionalGuests: a list is expected.')
    if (value.length > reservation.adults + reservation.childrenAges.length - 1)
      throw unprocessable('/additionalGuests: more guests than persons.')
    reservation.additionalGuests = value.map((one, at) => checkPerson(one, `/additionalGuests/${at}`))
  },
  '/isPreCheckedIn': (reservation, value) => {
    if (typeof value !== 'boolean') throw unprocessable('/isPreCheckedIn: true or false is expected.')
    reservation.isPreCheckedIn = value
  },
  '/guestComment': (reservation, value) => {
    reservation.guestComment = text(value, '/guestComment')
  },
  '/comment': (reservation, value) => {
    reservation.comment = text(value, '/comment')
  },
}

/** Of the others, `remove` is not simulated. */
const onlyReplaced = ['/primaryGuest', '/isPreCheckedIn']

/** JSON Patch of a reservation: all operations or none, and only so many in five minutes. */
export class Patches {
  readonly #hotel: Hotel
  readonly #ledger: Ledger
  readonly #recent = new Map<string, number[]>()

  constructor(hotel: Hotel, ledger: Ledger) {
    this.#hotel = hotel
    this.#ledger = ledger
  }

  apply(id: string, operations: unknown): void {
    const reservation = this.#hotel.reservation(id)
    this.#count(id)
    if (!Array.isArray(operations)) throw new Refusal(400, 'A list of operations is expected.')
    if (reservation.status === 'Canceled' || reservation.status === 'NoShow')
      throw unprocessable('The reservation is in a final status.')
    const changed = { ...reservation }
    for (const { op, path, value, ...rest } of operations) {
      const write = writable[String(path)]
      if (!write || Object.keys(rest).length > 0) throw unprocessable(`The path ${path} cannot be changed.`)
      if (op !== 'replace' && (op !== 'add' || onlyReplaced.includes(String(path))))
        throw unprocessable(`The operation ${op} of ${path} is not supported.`)
      write(changed, value)
    }
    Object.assign(reservation, changed)
    this.#hotel.touch(reservation)
    this.#ledger.record(
      'patched',
      id,
      operations.map(({ path, value }) => ({ path, value })),
    )
  }

  #count(id: string): void {
    const since = performance.now() - WINDOW_MS
    const recent = (this.#recent.get(id) ?? []).filter((at) => at > since)
    if (recent.length >= MAX_PATCHES) throw new Refusal(429, 'Too many changes of this reservation.')
    this.#recent.set(id, [...recent, performance.now()])
  }
}

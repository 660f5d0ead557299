import { isAdult } from './adult.ts'
import type { Guest } from './guest.ts'

/** A child that others travel with. A child that holds the reservation answers for itself. */
export function isAccompaniedChild(guest: Pick<Guest, 'adult' | 'birthDate' | 'main'>, today: string): boolean {
  return !guest.main && isAdult(guest, today) === false
}

/** Where somebody is written to and called: a child's contact is that of whoever holds the reservation. */
export function contactOf(guest: Guest, party: readonly Guest[], today: string): Pick<Guest, 'email' | 'phone'> {
  const { email, phone } = guest
  const holder = party.find(({ main }) => main)
  if (email || phone || !holder || !isAccompaniedChild(guest, today)) return { email, phone }
  return { email: holder.email, phone: holder.phone }
}

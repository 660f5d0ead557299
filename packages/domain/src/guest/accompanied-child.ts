import { isAdult } from './adult.ts'
import type { Guest } from './guest.ts'

/** A child travelling with others, but not one who is the main guest. */
export function isAccompaniedChild(guest: Pick<Guest, 'adult' | 'birthDate' | 'main'>, today: string): boolean {
  return !guest.main && isAdult(guest, today) === false
}

/** The contact for a guest; for a child it is the related adult's, or the main guest's. */
export function getContact(guest: Guest, party: readonly Guest[], today: string): Pick<Guest, 'email' | 'phone'> {
  const { email, phone } = guest
  const related = party.find(({ id }) => id === guest.relatedTo)
  const holder = related?.email || related?.phone ? related : party.find(({ main }) => main)
  if (email || phone || !holder || !isAccompaniedChild(guest, today)) return { email, phone }
  return { email: holder.email, phone: holder.phone }
}

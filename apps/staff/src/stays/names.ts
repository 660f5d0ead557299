import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import type { StayGuest } from '@foyer/contract/staff/stay.ts'
import { useWords } from '../wordings/words-context.tsx'

/** Surname first, as lists are read. */
export function useNameOf(): (arrival: Pick<Arrival, 'firstName' | 'lastName'>) => string {
  const { say } = useWords()
  return ({ firstName, lastName }) => [lastName, firstName].filter(Boolean).join(', ') || say('arrivals.nameless')
}

/** A room type's name in this language, or in the first language the hotel has written. */
export function useNameIn(): (names: Readonly<Record<string, string>>, otherwise: string) => string {
  const { language } = useWords()
  return (names, otherwise) => names[language] || names['en'] || Object.values(names)[0] || otherwise
}

export function useGuestName(): (guest: StayGuest) => string {
  const { say } = useWords()
  return ({ firstName, lastName, secondLastName, index }) =>
    [firstName, lastName, secondLastName].filter(Boolean).join(' ') || say('stay.guest.unnamed', { n: index })
}

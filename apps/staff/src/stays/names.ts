import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import type { StayGuest } from '@foyer/contract/staff/stay.ts'
import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import { useTexts } from '../wordings/texts-context.tsx'

/** Surname first, as lists are read. */
export function useListName(): (arrival: Pick<Arrival, 'firstName' | 'lastName'>) => string {
  const { say } = useTexts()
  return ({ firstName, lastName }) => [lastName, firstName].filter(Boolean).join(', ') || say('arrivals.nameless')
}

/** A room type's name in this language, or in the first language the hotel has written. */
export function useTranslatedName(): (names: Readonly<Record<string, string>>, otherwise: string) => string {
  const { language } = useTexts()
  return (names, otherwise) => localizeText(names, language) || otherwise
}

export function useGuestName(): (guest: StayGuest) => string {
  const { say } = useTexts()
  return ({ firstName, lastName, secondLastName, index }) =>
    [firstName, lastName, secondLastName].filter(Boolean).join(' ') || say('stay.guest.unnamed', { n: index })
}

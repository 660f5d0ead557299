import { nameKey } from '@foyer/domain/name/name-key.ts'
import { nameWords } from '@foyer/domain/name/name-words.ts'
import { referenceKey } from '@foyer/domain/reservation/reference-key.ts'

export interface Searched {
  /** Of the reservation and of everybody in it, first and last, each by itself. */
  readonly names: readonly string[]
  /** In small letters. */
  readonly emails: readonly string[]
  readonly reference: string
  readonly groupLocator?: string | undefined
  readonly roomNumber?: string | undefined
}

/** What somebody at the desk has typed, as it is compared: from the beginning of a word, never by guess. */
export interface Wanted {
  /** All of them are meant. Empty when one of the words says nothing. */
  readonly words: readonly string[]
  readonly email: string
  readonly reference: string
  readonly room: string
}

/** Undefined: nothing was typed. */
export function wantedBy(search: string): Wanted | undefined {
  const typed = search.trim()
  if (typed === '') return undefined
  const words = typed.split(/\s+/).map(nameKey)
  return {
    words: words.includes('') ? [] : words,
    email: typed.toLowerCase(),
    reference: referenceKey(typed),
    room: typed,
  }
}

// A name's word is letters only, so that it is never taken for one of these.
export const emailWord = (email: string) => `@${email}`
export const referenceWord = (reference: string) => `#${reference}`

/** As they are kept. What else a reservation is found by changes without a name: its room and its group are asked for as they are. */
export function searchWordsOf({ names, emails, reference }: Searched): readonly string[] {
  return [...names.flatMap(nameWords), ...emails.map(emailWord), referenceWord(reference)]
}

export function matches(search: string, { reference, groupLocator, roomNumber, names, emails }: Searched): boolean {
  const wanted = wantedBy(search)
  if (!wanted) return true
  if (wanted.reference !== '' && reference.startsWith(wanted.reference)) return true
  if (groupLocator === wanted.reference || roomNumber === wanted.room) return true
  if (emails.some((email) => email.startsWith(wanted.email))) return true
  const known = names.flatMap(nameWords)
  return wanted.words.length > 0 && wanted.words.every((word) => known.some((name) => name.startsWith(word)))
}

import { toNameKey } from '@foyer/domain/name/name-key.ts'
import { getNameSearchTerms } from '@foyer/domain/name/name-search-terms.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'

export interface SearchableStay {
  /** First and last names of the booker and everyone in the party, each as a separate entry. */
  readonly names: readonly string[]
  /** In lower case. */
  readonly emails: readonly string[]
  readonly reference: string
  readonly groupLocator?: string | undefined
  readonly roomNumber?: string | undefined
}

/** A search term as it is compared: by the beginnings of words, never by similarity. */
export interface SearchTerms {
  /** All words must match. Empty if one of them has no letters. */
  readonly words: readonly string[]
  readonly email: string
  readonly reference: string
  readonly room: string
}

/** Returns undefined for an empty search. */
export function parseSearch(search: string): SearchTerms | undefined {
  const typed = search.trim()
  if (typed === '') return undefined
  const words = typed.split(/\s+/).map(toNameKey)
  return {
    words: words.includes('') ? [] : words,
    email: typed.toLowerCase(),
    reference: toReferenceKey(typed),
    room: typed,
  }
}

// Words of names contain letters only, so they can't be confused with these.
export const toEmailTerm = (email: string) => `@${email}`
export const toReferenceTerm = (reference: string) => `#${reference}`

/**
 * Returns the words as stored. Room and group change independently of names, so they are queried
 * directly.
 */
export function listSearchTerms({ names, emails, reference }: SearchableStay): readonly string[] {
  return [...names.flatMap(getNameSearchTerms), ...emails.map(toEmailTerm), toReferenceTerm(reference)]
}

export function matches(
  search: string,
  { reference, groupLocator, roomNumber, names, emails }: SearchableStay,
): boolean {
  const wanted = parseSearch(search)
  if (!wanted) return true
  if (wanted.reference !== '' && reference.startsWith(wanted.reference)) return true
  if (groupLocator === wanted.reference || roomNumber === wanted.room) return true
  if (emails.some((email) => email.startsWith(wanted.email))) return true
  const known = names.flatMap(getNameSearchTerms)
  return wanted.words.length > 0 && wanted.words.every((word) => known.some((name) => name.startsWith(word)))
}

import { getNameVariants } from '../document/same-name.ts'
import type { Guest } from '../guest/guest.ts'
import { toNameKey } from '../name/name-key.ts'

/** How a signature was made. */
export const signatureKinds = ['drawn', 'typed'] as const
export type SignatureKind = (typeof signatureKinds)[number]

/** Why a typed name is not accepted as a signature. */
export const typedNameIssues = ['nameMissing', 'nameIncomplete', 'nameOfAnother'] as const
export type TypedNameIssue = (typeof typedNameIssues)[number]

/** Longer than any name on a document. */
export const MAX_TYPED_NAME_LENGTH = 120

type Named = Pick<Guest, 'firstName' | 'lastName' | 'secondLastName'>

/**
 * Limits the parts whose order is free, because every order is tried; further words belong to the
 * last part.
 */
const MAX_PARTS = { given: 4, family: 8 }

/**
 * Returns undefined if the name is accepted. Guests must type their own name: at least a complete
 * first name and surname, in any order and case; accents, hyphens and spaces do not matter, and
 * nothing else may be included.
 */
export function findTypedNameIssue(typed: string, guest: Named): TypedNameIssue | undefined {
  const written = toNameKey(typed)
  if (written === '') return 'nameMissing'
  const given = splitParts(guest.firstName, MAX_PARTS.given)
  const family = splitParts(`${guest.lastName ?? ''} ${guest.secondLastName ?? ''}`, MAX_PARTS.family)
  if (given.length + family.length === 0) return undefined
  const readings = findReadings(written, [...given, ...family])
  if (readings.length === 0) return 'nameOfAnother'
  const isWhole = (used: ReadonlySet<Part>) => [given, family].every((parts) => usesAny(used, parts))
  return readings.some(isWhole) ? undefined : 'nameIncomplete'
}

/** One word of a name in all its spellings. */
type Part = readonly string[]

function splitParts(name = '', most: number): readonly Part[] {
  const words = name.split(/[\s\-‐‑]+/).filter((word) => toNameKey(word) !== '')
  const last = words.slice(most - 1).join(' ')
  return [...words.slice(0, most - 1), ...(last ? [last] : [])].map(getNameVariants)
}

function usesAny(used: ReadonlySet<Part>, parts: readonly Part[]): boolean {
  return parts.length === 0 || parts.some((part) => used.has(part))
}

/** The sets of parts that make up the whole text, each used once. */
function findReadings(written: string, parts: readonly Part[]): readonly ReadonlySet<Part>[] {
  const seen = new Set<string>()
  const readings: ReadonlySet<Part>[] = []
  function readOn(from: number, used: ReadonlySet<Part>): void {
    const state = `${from} ${parts.map((part) => (used.has(part) ? 1 : 0)).join('')}`
    if (seen.has(state)) return
    seen.add(state)
    if (from === written.length) readings.push(used)
    for (const part of parts) {
      if (used.has(part)) continue
      for (const key of part) if (written.startsWith(key, from)) readOn(from + key.length, new Set([...used, part]))
    }
  }
  readOn(0, new Set())
  return readings
}

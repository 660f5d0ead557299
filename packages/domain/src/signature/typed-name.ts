import { waysToWrite } from '../document/same-name.ts'
import type { Guest } from '../guest/guest.ts'
import { nameKey } from '../name/name-key.ts'

/** How a signature came onto the sheet. */
export const signatureKinds = ['drawn', 'typed'] as const
export type SignatureKind = (typeof signatureKinds)[number]

/** Why a typed name does not stand for a signature. */
export const typedNameIssues = ['nameMissing', 'nameIncomplete', 'nameOfAnother'] as const
export type TypedNameIssue = (typeof typedNameIssues)[number]

/** Longer than any name that a document holds. */
export const LONGEST_TYPED_NAME = 120

type Named = Pick<Guest, 'firstName' | 'lastName' | 'secondLastName'>

/** Each part may stand anywhere, and every order is tried: further words go with the last of these. */
const MOST_PARTS = { given: 4, family: 8 }

/**
 * Undefined when it does. Who signs writes their own name: a given name and a surname at least, each whole, in any order and
 * case; marks, hyphens and spaces do not count, and nothing may stand there that is not part of the name.
 */
export function whyNotSignedByName(typed: string, guest: Named): TypedNameIssue | undefined {
  const written = nameKey(typed)
  if (written === '') return 'nameMissing'
  const given = partsOf(guest.firstName, MOST_PARTS.given)
  const family = partsOf(`${guest.lastName ?? ''} ${guest.secondLastName ?? ''}`, MOST_PARTS.family)
  if (given.length + family.length === 0) return undefined
  const readings = readingsOf(written, [...given, ...family])
  if (readings.length === 0) return 'nameOfAnother'
  const isWhole = (used: ReadonlySet<Part>) => [given, family].every((parts) => holdsOneOf(used, parts))
  return readings.some(isWhole) ? undefined : 'nameIncomplete'
}

/** One word of a name, in each way to write it. */
type Part = readonly string[]

function partsOf(name = '', most: number): readonly Part[] {
  const words = name.split(/[\s\-‐‑]+/).filter((word) => nameKey(word) !== '')
  const last = words.slice(most - 1).join(' ')
  return [...words.slice(0, most - 1), ...(last ? [last] : [])].map(waysToWrite)
}

function holdsOneOf(used: ReadonlySet<Part>, parts: readonly Part[]): boolean {
  return parts.length === 0 || parts.some((part) => used.has(part))
}

/** The parts with which the whole of it can be read, each part once. */
function readingsOf(written: string, parts: readonly Part[]): readonly ReadonlySet<Part>[] {
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

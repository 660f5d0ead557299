import { inLatin } from '../name/in-latin.ts'
import { nameKey } from '../name/name-key.ts'
import { spellings } from '../name/spellings.ts'

/** Somebody who booked as Mueller may carry a document that says MULLER: both stand for Müller. */
const digraphs = /(?<=[aou])e|(?<=a)a/g

/** Whether a machine would write the one name for the other: Müller is MUELLER, UXX or MULLER. */
export function isSameName(one: string, other: string): boolean {
  const keys = [one, other].map((name) => waysToWrite(name).map((key) => key.replaceAll(digraphs, '')))
  return keys[1]?.some((key) => keys[0]?.includes(key)) ?? false
}

/** Folded, in one word; in Latin letters too. */
export function waysToWrite(name: string): readonly string[] {
  const written = spellings(name)
  return [...new Set([...written, ...written.flatMap(inLatin)].map(nameKey))]
}

import { inLatin } from '../name/in-latin.ts'
import { nameKey } from '../name/name-key.ts'
import { spellings } from '../name/spellings.ts'

/** A guest who booked as Mueller may have a document with MULLER: both mean Müller. */
const digraphs = /(?<=[aou])e|(?<=a)a/g

/**
 * Whether the two names are machine spellings of the same name: Müller is MUELLER, MUXXLLER or
 * MULLER.
 */
export function isSameName(one: string, other: string): boolean {
  const keys = [one, other].map((name) => waysToWrite(name).map((key) => key.replaceAll(digraphs, '')))
  return keys[1]?.some((key) => keys[0]?.includes(key)) ?? false
}

/** All spellings, folded into one word, including Latin transliterations. */
export function waysToWrite(name: string): readonly string[] {
  const written = spellings(name)
  return [...new Set([...written, ...written.flatMap(inLatin)].map(nameKey))]
}

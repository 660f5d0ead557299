import { toNameKey } from '../name/name-key.ts'
import { getSpellings } from '../name/spellings.ts'
import { transliterate } from '../name/transliterate.ts'

/** A guest who booked as Mueller may have a document with MULLER: both mean Müller. */
const digraphs = /(?<=[aou])e|(?<=a)a/g

/**
 * Whether the two names are machine spellings of the same name: Müller is MUELLER, MUXXLLER or
 * MULLER.
 */
export function isSameName(one: string, other: string): boolean {
  const keys = [one, other].map((name) => getNameVariants(name).map((key) => key.replaceAll(digraphs, '')))
  return keys[1]?.some((key) => keys[0]?.includes(key)) ?? false
}

/** All spellings, folded into one word, including Latin transliterations. */
export function getNameVariants(name: string): readonly string[] {
  const written = getSpellings(name)
  return [...new Set([...written, ...written.flatMap(transliterate)].map(toNameKey))]
}

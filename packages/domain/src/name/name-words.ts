import { inLatin } from './in-latin.ts'
import { signInLatin } from './sign-in-latin.ts'
import { spellings } from './spellings.ts'

/**
 * Every word of these names in every spelling, and the words of each name joined: the input for
 * prefix search.
 */
export function nameWords(names: string): readonly string[] {
  const words = names.split(/[\s,]+/).filter(Boolean)
  const written = words.flatMap(spellings)
  const together = spellings(names).map((spelling) => spelling.replaceAll(' ', ''))
  const all = [...written, ...written.flatMap(inLatin), ...written.flatMap(signInLatin)].flatMap((spelling) => [
    ...spelling.split(' '),
    spelling,
  ])
  return [...new Set([...all.map((word) => word.replaceAll(' ', '')), ...together])].filter(Boolean)
}

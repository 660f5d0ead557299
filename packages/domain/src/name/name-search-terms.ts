import { romanizeSurname } from './romanize-surname.ts'
import { getSpellings } from './spellings.ts'
import { transliterate } from './transliterate.ts'

/**
 * Every word of these names in every spelling, and the words of each name joined: the input for
 * prefix search.
 */
export function getNameSearchTerms(names: string): readonly string[] {
  const words = names.split(/[\s,]+/).filter(Boolean)
  const written = words.flatMap(getSpellings)
  const together = getSpellings(names).map((spelling) => spelling.replaceAll(' ', ''))
  const all = [...written, ...written.flatMap(transliterate), ...written.flatMap(romanizeSurname)].flatMap(
    (spelling) => [...spelling.split(' '), spelling],
  )
  return [...new Set([...all.map((word) => word.replaceAll(' ', '')), ...together])].filter(Boolean)
}

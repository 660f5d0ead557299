import { foldLetters } from './fold-letters.ts'

/**
 * How ICAO 9303 part 3 and people without the key write letters that a machine-readable zone does not have. The base letter alone,
 * which `foldLetters` writes, is one more way.
 */
const otherWays: Readonly<Record<string, readonly string[]>> = {
  ä: ['ae'],
  ö: ['oe'],
  ü: ['ue', 'uxx'],
  å: ['aa'],
  ø: ['oe'],
  ñ: ['nxx'],
  ő: ['oe'],
  ű: ['ue'],
  đ: ['dj'],
  þ: ['p'],
  ё: ['йо'],
}

const special = new RegExp(`[${Object.keys(otherWays).join('')}]`, 'gu')

/** Lü and Nüe, of which Chinese passports make LYU and NYUE, and keyboards Lv. */
const pinyin = /(?<!\p{L})([ln])[üǖǘǚǜ](e?)(?!\p{L})/gu

/** Whoever writes a name uses one way for a letter throughout, so that there are never many. */
const MOST_SPELLINGS = 48

/** A name in all the ways in which its own script writes it: Müller, MULLER, MUELLER, MUXXLLER. Folded; the plain one first. */
export function spellings(name: string): readonly string[] {
  const small = name.normalize('NFC').toLowerCase()
  const letters = [...new Set(small.match(special) ?? [])]
  let written: readonly string[] = [small]
  for (const letter of letters) {
    const ways = [letter, ...(otherWays[letter] ?? [])]
    written = ways.flatMap((way) => written.map((one) => one.replaceAll(letter, way))).slice(0, MOST_SPELLINGS)
  }
  const sounds = ['$1yu$2', '$1v$2'].map((sound) => small.replaceAll(pinyin, sound))
  return [...new Set([...written, ...sounds].map(foldLetters))].filter(Boolean)
}

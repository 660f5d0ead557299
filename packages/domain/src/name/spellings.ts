import { foldLetters } from './fold-letters.ts'

/**
 * How ICAO 9303 part 3, and people without the key, write letters that a machine-readable zone
 * lacks. `foldLetters` adds the base letter as another way.
 */
const alternativeSpellings: Readonly<Record<string, readonly string[]>> = {
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

const special = new RegExp(`[${Object.keys(alternativeSpellings).join('')}]`, 'gu')

/** Lü and Nüe: Chinese passports write LYU and NYUE, keyboards Lv. */
const pinyin = /(?<!\p{L})([ln])[üǖǘǚǜ](e?)(?!\p{L})/gu

/** People spell a letter the same way throughout a name, so the number of spellings stays small. */
const MAX_SPELLINGS = 48

/**
 * All spellings of a name in its own script: Müller, MULLER, MUELLER, MUXXLLER. Folded; the plain
 * one first.
 */
export function getSpellings(name: string): readonly string[] {
  const small = name.normalize('NFC').toLowerCase()
  const letters = [...new Set(small.match(special) ?? [])]
  let written: readonly string[] = [small]
  for (const letter of letters) {
    const ways = [letter, ...(alternativeSpellings[letter] ?? [])]
    written = ways.flatMap((way) => written.map((one) => one.replaceAll(letter, way))).slice(0, MAX_SPELLINGS)
  }
  const sounds = ['$1yu$2', '$1v$2'].map((sound) => small.replaceAll(pinyin, sound))
  return [...new Set([...written, ...sounds].map(foldLetters))].filter(Boolean)
}

/** Letters with a replacement that is not a base letter plus an accent. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ɖ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
  ħ: 'h',
  ŧ: 't',
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɗ: 'd',
  ɓ: 'b',
  ƙ: 'k',
  ƴ: 'y',
  ɣ: 'g',
  ς: 'σ',
  // As people write them: without dots, and with the common form of a final letter.
  ё: 'е',
  ى: 'ي',
  ة: 'ه',
}

const pattern = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'gu')

/** In these scripts a mark is an accent that people omit; in others it is part of the letter. */
const accented = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}])(?:[\p{M}\u0640])+/gu

/**
 * Every character typed as an apostrophe, including those that Unicode classifies as letters; it
 * may be omitted.
 */
const apostrophes = /['’‘‛`´′ʹʻʼʽʾʿˈ՚＇׳]/gu

/**
 * Lower case without accents, words separated by one space: case, accents, apostrophes and hyphens
 * do not matter. Marks that are part of a letter stay: タナガ is not タナカ.
 */
export function foldLetters(text: string): string {
  return (
    text
      // Invisible characters do not separate words, except for the one that Persian uses to do so.
      .replaceAll(/(?!\u200C)\p{Cf}/gu, '')
      .replaceAll(apostrophes, '')
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(accented, '$1')
      .normalize('NFC')
      .replaceAll(apostrophes, '')
      .replaceAll(pattern, (letter) => spelledOut[letter] ?? letter)
      // Drops marks that do not follow a letter.
      .replaceAll(/(?<![\p{L}\p{M}])\p{M}+|[^\p{L}\p{M}\p{N}]+\p{M}*/gu, ' ')
      .trim()
  )
}

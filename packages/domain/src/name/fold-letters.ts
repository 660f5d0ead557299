/** Letters that stand for others without being a base letter with a mark. */
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
  // As people write them: the dots are left out, and a final letter stands for its common form.
  ё: 'е',
  ى: 'ي',
  ة: 'ه',
}

const pattern = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'gu')

/** A mark is an accent here, which people leave out; in other scripts it is a letter of its own. */
const accented = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}])(?:[\p{M}\u0640])+/gu

/** Every sign that is typed for an apostrophe, the ones that Unicode counts as letters too: it is written or left out. */
const apostrophes = /['’‘‛`´′ʹʻʼʽʾʿˈ՚＇׳]/gu

/**
 * Small letters without accents, words parted by one space: case, accents, apostrophes and hyphens do not count. Marks of scripts in
 * which they are letters stay: タナガ is not タナカ.
 */
export function foldLetters(text: string): string {
  return (
    text
      // What nobody sees parts no words, but for the sign with which Persian does.
      .replaceAll(/(?!\u200C)\p{Cf}/gu, '')
      .replaceAll(apostrophes, '')
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(accented, '$1')
      .normalize('NFC')
      .replaceAll(apostrophes, '')
      .replaceAll(pattern, (letter) => spelledOut[letter] ?? letter)
      // A mark on what is no letter marks nothing.
      .replaceAll(/(?<![\p{L}\p{M}])\p{M}+|[^\p{L}\p{M}\p{N}]+\p{M}*/gu, ' ')
      .trim()
  )
}

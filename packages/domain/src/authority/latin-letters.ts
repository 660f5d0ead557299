/** Letters that are not a basic letter with an accent. */
const spelledOut: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
  Ħ: 'H',
  Ŋ: 'N',
  Ə: 'E',
}

/** Capital letters A-Z, as in the lines that machines read; letters of other scripts stay. */
export function toBasicLetters(text: string): string {
  return [
    ...text
      .toUpperCase()
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, ''),
  ]
    .map((letter) => spelledOut[letter] ?? letter)
    .join('')
    .replaceAll(/[’‘`´ʼ]/g, "'")
}

/** A name for registers that accept A-Z, blanks and apostrophes. */
export function toRegisterName(text: string): string {
  return toBasicLetters(text)
    .replaceAll(/[^\p{L}']+/gu, ' ')
    .trim()
}

/** A document number without blanks and signs. */
export function toRegisterNumber(text: string): string {
  return toBasicLetters(text).replaceAll(/[^A-Z0-9]/g, '')
}

/** Letters that stand for others without being a base letter with a mark. */
const spelledOut: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}

/** Two names are the same when their keys are equal: case, marks, hyphens and spaces do not count. Never a pattern. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđðþıς]/g, (letter) => spelledOut[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Booking numbers are read aloud and typed: case and spaces do not count. */
export function referenceKey(reference: string): string {
  return reference.toUpperCase().replaceAll(/[\s_]/g, '')
}

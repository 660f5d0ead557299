/** ICAO 9303 part 3, and for Greek ELOT 743, which the passports follow. Longest first, where letters go together. */
const greek: readonly (readonly [string, string])[] = [
  ['ου', 'ou'],
  ['αυ', 'av'],
  ['ευ', 'ev'],
  ['ηυ', 'iv'],
  ['γγ', 'ng'],
  ['γξ', 'nx'],
  ['γχ', 'nch'],
  ['μπ', 'b'],
  ['θ', 'th'],
  ['χ', 'ch'],
  ['ψ', 'ps'],
  ...pairs('αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo'),
]

const cyrillic: readonly (readonly [string, string])[] = [
  ['щ', 'shch'],
  ['ж', 'zh'],
  ['х', 'kh'],
  ['ц', 'ts'],
  ['ч', 'ch'],
  ['ш', 'sh'],
  ['ю', 'iu'],
  ['я', 'ia'],
  ['є', 'ie'],
  ['ї', 'i'],
  ['ъ', 'ie'],
  ['ь', ''],
  ['ђ', 'dj'],
  ['љ', 'lj'],
  ['њ', 'nj'],
  ['џ', 'dz'],
  ...pairs('абвгдезийклмнопрстуфыэіґўћј', 'abvgdeziiklmnoprstufyeigucj'),
]

/** What a machine writes for a folded name in Greek or Cyrillic letters; nothing for what is Latin already. */
export function inLatin(folded: string): readonly string[] {
  if (/\p{Script=Greek}/u.test(folded)) return [written(folded.replaceAll('ς', 'σ'), greek)]
  if (/\p{Script=Cyrillic}/u.test(folded)) return cyrillicWays(folded)
  return []
}

/** Passports write Юлия as IULIIA, people as Yulia; Ukraine has H where Russia has G. */
function cyrillicWays(folded: string): readonly string[] {
  const isUkrainian = /[іїєґ]|ко$|чук$|ський$/u.test(folded)
  const plain = written(folded, cyrillic)
  const spoken = written(
    folded.replaceAll('ю', 'yu').replaceAll('я', 'ya').replaceAll(/ий$/gu, 'y').replaceAll('й', 'y'),
    cyrillic,
  )
  const ukrainian = isUkrainian ? [written(folded.replaceAll('г', 'h').replaceAll('и', 'y'), cyrillic)] : []
  return [...new Set([plain, spoken, ...ukrainian])]
}

function written(text: string, table: readonly (readonly [string, string])[]): string {
  return table.reduce((done, [from, to]) => done.replaceAll(from, to), text)
}

function pairs(from: string, to: string): (readonly [string, string])[] {
  return [...from].map((letter, at) => [letter, [...to][at] ?? ''] as const)
}

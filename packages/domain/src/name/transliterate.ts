/** ICAO 9303 part 3, and ELOT 743 for Greek, which passports follow. Digraphs come first. */
const greek: readonly (readonly [string, string])[] = [
  ['ου', 'ou'],
  ['αυ', 'av'],
  ['ευ', 'ev'],
  ['ηυ', 'iv'],
  ['γγ', 'ng'],
  ['γξ', 'nx'],
  ['γχ', 'nch'],
  ['θ', 'th'],
  ['χ', 'ch'],
  ['ψ', 'ps'],
  ...zipLetters('αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo'),
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
  ...zipLetters('абвгдезийклмнопрстуфыэіґўћј', 'abvgdeziiklmnoprstufyeigucj'),
]

/**
 * Serbian also has a Latin alphabet, letter for letter: Живковић is Živković. Its accents are
 * folded away.
 */
const serbianCyrillic: readonly (readonly [string, string])[] = [...zipLetters('жшчхц', 'zschc'), ...cyrillic]

/** How a machine writes a folded Greek or Cyrillic name; empty for a Latin one. */
export function transliterate(folded: string): readonly string[] {
  if (/\p{Script=Greek}/u.test(folded)) return transliterateGreek(folded.replaceAll('ς', 'σ'))
  if (/\p{Script=Cyrillic}/u.test(folded)) return transliterateCyrillic(folded)
  return []
}

/**
 * Passports write Μπάρκας as BARKAS and Λάμπρου as LAMPROU; people write by sound, Dokos for
 * Ντόκος, or letter by letter.
 */
function transliterateGreek(folded: string): readonly string[] {
  const sound = (text: string) =>
    text
      .replaceAll('μπ', 'b')
      .replaceAll('γκ', 'g')
      .replaceAll(/(?<!\p{L})ντ/gu, 'd')
  const ways = [folded.replaceAll(/(?<!\p{L})μπ/gu, 'b'), sound(folded), folded]
  return [...new Set(ways.map((way) => replaceLetters(way, greek)))]
}

/** Passports write Юлия as IULIIA, people as Yulia; Ukrainian has H where Russian has G. */
function transliterateCyrillic(folded: string): readonly string[] {
  const isUkrainian = /[іїєґ]|ко$|чук$|ський$/u.test(folded)
  const isSerbian = /[ђјљњћџ]/u.test(folded)
  const spoken = folded.replaceAll('ю', 'yu').replaceAll('я', 'ya').replaceAll(/ий$/gu, 'y').replaceAll('й', 'y')
  const ukrainian = folded.replaceAll('г', 'h').replaceAll('и', 'y')
  const ways = [
    folded,
    spoken,
    spoken.replaceAll(/(?<=^|[аеиоуыэ])е/gu, 'ye'),
    ...(isUkrainian ? [ukrainian, ukrainian.replaceAll(/yй$/gu, 'yy')] : []),
  ]
  const serbian = isSerbian
    ? [folded, folded.replaceAll('ђ', 'd')].map((way) => replaceLetters(way, serbianCyrillic))
    : []
  return [...new Set([...ways.map((way) => replaceLetters(way, cyrillic)), ...serbian])]
}

function replaceLetters(text: string, table: readonly (readonly [string, string])[]): string {
  return table.reduce((done, [from, to]) => done.replaceAll(from, to), text)
}

function zipLetters(from: string, to: string): (readonly [string, string])[] {
  return [...from].map((letter, at) => [letter, [...to][at] ?? ''] as const)
}

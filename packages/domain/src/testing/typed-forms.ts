const icao: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  Å: 'AA',
  Ø: 'OE',
  Æ: 'AE',
  Œ: 'OE',
  ß: 'SS',
  ẞ: 'SS',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ł: 'L',
  Ŋ: 'N',
  Ħ: 'H',
  Ŧ: 'T',
  Ə: 'E',
  Ɓ: 'B',
  Ɗ: 'D',
  Ƙ: 'K',
  Ƴ: 'Y',
  Ñ: 'NXX',
}

/** Applies only to Latin names: a machine-readable zone contains nothing else. */
const isLatin = (name: string) => /^[\p{Script=Latin}\p{M}\p{Lm}\s'’ʿ.‑–-]+$/u.test(name)
const withoutMarks = (name: string) => (isLatin(name) ? name.normalize('NFD').replaceAll(/\p{Mn}/gu, '') : name)

/** Particles before a name that people omit. */
const particle =
  /^(?:(?:de|de la|de los|de La|del|da|das|dos|di|do|von|von der|von und zu|zu|van|van der|van den|van 't|ter|ten|op den|af|el|El|al|Della|Degli|bin|ibn|Ould)[\s-])+(?=\p{Lu}|ʿ)/u
/** Where a second surname starts: after a hyphen or a blank. */
const secondSurname = /(?<!^(?:Mac \p{L}+|bint|Abdul|Saint))(?<=\p{Ll}{3})(?:-| (?:y |i |de )?(?=\p{Lu}))/u

/** The forms in which guests type a surname, by heart or from a document. */
export const typedForms: Readonly<Record<string, (name: string) => string>> = {
  exact: (name) => name,
  upper: (name) => name.toUpperCase(),
  lower: (name) => name.toLowerCase(),
  'without marks': withoutMarks,
  decomposed: (name) => name.normalize('NFD'),
  'by ICAO 9303': (name) =>
    isLatin(name)
      ? withoutMarks([...name.normalize('NFC').toUpperCase()].map((letter) => icao[letter] ?? letter).join(''))
      : name,
  'with another apostrophe': (name) => name.replaceAll(/['’ʻʼʿ]/g, '`'),
  'without an apostrophe': (name) => name.replaceAll(/['’ʻʼʿ]/g, ''),
  'with spaces for hyphens': (name) => name.replaceAll(/[-‑–]/g, ' '),
  'in one word': (name) => name.replaceAll(/[\s‑–-]/g, ''),
  'on a Turkish keyboard, large': (name) => name.toLocaleUpperCase('tr'),
  'on a Turkish keyboard, small': (name) => name.toLocaleLowerCase('tr'),
  'in wide letters': (name) =>
    name.replaceAll(/[A-Za-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  'with more spaces': (name) => ` ${name.replaceAll(' ', '  ')}  `,
  'without its particle': (name) => name.replace(particle, ''),
  'by the first of two': (name) => (particle.test(name) ? name : (name.split(secondSurname)[0] ?? name)),
}

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { surnames } from '../testing/surnames.ts'
import { nameKey } from './name-key.ts'
import { areSameSurname, isSameSurname, type NameKeys, nameKeys } from './name-keys.ts'

const all = Object.values(surnames).flat()
const keyed = all.map((name) => ({ name, keys: nameKeys(name) }))

const everyKey = ({ whole, first, latin }: NameKeys) => [...whole, ...first, ...latin.whole, ...latin.first]

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

/** Only where it is written in Latin: a machine-readable zone knows nothing else. */
const isLatin = (name: string) => /^[\p{Script=Latin}\p{M}\p{Lm}\s'’ʿ-]+$/u.test(name)
const withoutMarks = (name: string) => (isLatin(name) ? name.normalize('NFD').replaceAll(/\p{Mn}/gu, '') : name)

/** What people leave out before a name, as they write it. */
const particle =
  /^(?:(?:de|de la|de los|de La|del|da|das|dos|di|do|von|von der|von und zu|zu|van|van der|van den|van 't|ter|ten|op den|af|el|El|al|Della|Degli|bin|ibn|Ould)[\s-])+(?=\p{Lu}|ʿ)/u
/** Where a second surname begins: behind a hyphen, or behind a blank. */
const secondSurname = /(?<!^Mac \p{L}+)(?<=\p{Ll}{3})(?:-| (?:y |i |de )?(?=\p{Lu}))/u

const forms: Readonly<Record<string, (name: string) => string>> = {
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
  'with spaces for hyphens': (name) => name.replaceAll('-', ' '),
  'in one word': (name) => name.replaceAll(/[\s-]/g, ''),
  'without its particle': (name) => name.replace(particle, ''),
  'by the first of two': (name) => (particle.test(name) ? name : (name.split(secondSurname)[0] ?? name)),
}

it(`J2 finds ${all.length} surnames of ${Object.keys(surnames).length} languages in every form that guests type`, () => {
  expect([all.length >= 300, Object.keys(surnames).length >= 30]).toEqual([true, true])
  const missed = Object.entries(forms).flatMap(([form, write]) =>
    all.filter((name) => !isSameSurname(write(name), name)).map((name) => `${name} ${form}: ${write(name)}`),
  )
  expect(missed).toEqual([])
})

it.each([
  ['García', 'García López'],
  ['Lefebvre', 'Lefebvre-Dupont'],
  ['de la Rochefoucauld', 'de La Rochefoucauld'],
  ['Müller', 'Müller-Lüdenscheidt'],
  ['MUELLER', 'Müller-Lüdenscheidt'],
  ['Fernandez', 'Fernández de Córdoba'],
  ['García López', 'García'],
])('J2 the first of two surnames, %s, is enough for %s', (typed, known) => {
  expect(isSameSurname(typed, known)).toBe(true)
})

it.each([
  ['Berg', 'van den Berg'],
  ['Leyen', 'von der Leyen'],
  ['Fuente', 'de la Fuente'],
  ['Silva', 'da Silva'],
  ['Hassan', 'al-Hassan'],
  ['Amrani', 'El Amrani'],
  ['Angelo', "D'Angelo"],
  ['Acqua', 'Dell’Acqua'],
  ['Hoff', "van 't Hoff"],
  ['van den Berg', 'Berg'],
])('J2 without its particle %s is %s', (typed, known) => {
  expect(isSameSurname(typed, known)).toBe(true)
})

it.each([
  ['Papadopoulos', 'Παπαδόπουλος'],
  ['Παπαδόπουλος', 'Papadopoulos'],
  ['CHAIKOVSKII', 'Чайковский'],
  ['Shevchenko', 'Шевченко'],
  ['Hryhorenko', 'Григоренко'],
  ['Wang', '王'],
  ['Kim', '김'],
  ['Mueller', 'Müller'],
  ['Müller', 'Mueller'],
  ['Djokovic', 'Đoković'],
])('S10 %s is how others write %s', (typed, known) => {
  expect(isSameSurname(typed, known)).toBe(true)
})

it.each([
  ['タナガ', 'タナカ'],
  ['शर्मी', 'शर्मा'],
  ['ทองดุ', 'ทองดี'],
  ['Чаиковскии', 'Чайковский'],
])('J3 marks that are letters count: %s is not %s', (typed, known) => {
  expect(isSameSurname(typed, known)).toBe(false)
})

it.each([
  ['Garci', 'García'],
  ['%', 'García'],
  ['Garc_a', 'García'],
  ['Smyth', 'Smith'],
  ['', 'Παπαδόπουλος'],
  ["'", "O'Brien"],
  ['de', 'de la Fuente'],
  ['van den', 'van den Berg'],
  ['López', 'García López'],
  ['García Pérez', 'García López'],
  ['Baur', 'Bauer'],
  ['Brien', "O'Brien"],
])('%s does not find %s', (typed, known) => {
  expect(isSameSurname(typed, known)).toBe(false)
})

it('J2 no two of them are taken for each other, but for those who share a name', () => {
  const shared = new Set(['Güell', 'Öztürk'])
  const mistaken = keyed.flatMap((one, at) =>
    keyed
      .slice(at + 1)
      .filter((other) => !shared.has(one.name) && areSameSurname(one.keys, other.keys))
      .map((other) => `${one.name} = ${other.name}`),
  )
  expect(mistaken).toEqual(['Müller = Müller-Lüdenscheidt'])
})

it('J2 ten thousand wrong names find nobody', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyzäöüéèñçøåßł']
  const wrong = fc.sample(fc.string({ unit: fc.constantFrom(...letters), minLength: 5, maxLength: 14 }), {
    numRuns: 10_000,
    seed: 20_261_115,
  })
  // None of its keys is anybody's: so nobody is asked for in vain, and nobody is found.
  const known = new Set(keyed.flatMap(({ keys }) => everyKey(keys)))
  expect(wrong.filter((typed) => everyKey(nameKeys(typed)).some((key) => known.has(key)))).toEqual([])
})

it('normalising twice changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => nameKey(nameKey(name)) === nameKey(name)))
  expect(nameKey('㍱𝅗𝅥')).toBe('hpa')
})

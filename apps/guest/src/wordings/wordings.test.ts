import { languages } from '@foyer/domain/config/language.ts'
import { expect, it } from 'vitest'
import { loadWordings } from './load-wordings.ts'
import { placeholdersOf } from './testing/placeholders.ts'
import { fits, keysIn } from './testing/used-keys.ts'

const english = await loadWordings('en')
const others = languages.filter((language) => language !== 'en')

/** What the specification wants to be said in exactly these words. */
const literal: Readonly<Record<string, string>> = {
  'account.expired.title': 'Your session has expired!',
  'field.countryFirst': 'Please select your country first',
  'issue.emailError': 'Email error',
  'issue.fullSurnameRequired': 'Full surname required',
  'issue.invalidDocumentNumber': 'Invalid document number',
  'issue.invalidPhone': 'Invalid phone number',
  'issue.supportNumberFormat': 'Support number has an invalid format',
  'legal.privacy.notSet': 'Privacy conditions have not been set.',
  'legal.terms.notSet': 'Terms and conditions have not been set.',
  'problem.unexpected.text': 'Unknown error',
  'problem.unexpected.title': 'This action could not be performed',
}

/** Words that several of our languages write alike. */
const alike = new Set([
  'Catalan',
  'DD',
  'E-mail',
  'Extras',
  'MM',
  'No',
  'Parking',
  'Reception',
  'Region',
  'Signature',
  'Spa',
  'Wi-Fi',
  '{count, plural, one {# adult} other {# adults}}',
])
const ALIKE_AT_MOST = 0.03

it.each(Object.entries(literal))('%s says the words of the specification', (key, words) => {
  expect(english[key]).toContain(words)
})

it.each(others)('%s has the keys of English, with the same placeholders', async (language) => {
  const wordings = await loadWordings(language)
  expect(Object.keys(wordings).toSorted()).toEqual(Object.keys(english).toSorted())
  const differing = Object.keys(english).filter(
    (key) => placeholdersOf(wordings[key] ?? '').join() !== placeholdersOf(english[key] ?? '').join(),
  )
  expect(differing).toEqual([])
})

it.each(others)('%s is translated', async (language) => {
  const wordings = await loadWordings(language)
  const own = Object.keys(english)
  const same = own.filter((key) => wordings[key] === english[key])
  expect(same.filter((key) => !alike.has(english[key] ?? ''))).toEqual([])
  expect(same.length / own.length).toBeLessThanOrEqual(ALIKE_AT_MOST)
})

/** How nobody speaks to a guest: the other form of address. A message that guests send each other is theirs. */
const otherAddress: Readonly<Record<string, string>> = {
  es: 'tú tu tus te ti contigo',
  de: 'du dich dir dein deine deinen deinem deiner',
  fr: 'tu toi ton ta tes',
  ca: 'vostè mostri torni-ho triï escrigui posi acosti provi comprovi toqui miri indiqui tingui llegeixi compari accepti signi afegeixi pregunti continuï demani',
  it: 'scelga inserisca',
  pt: 'você vocês tu teu teus tua tuas',
}

it.each(Object.entries(otherAddress))('%s speaks to guests in one way', async (language, other) => {
  const { 'share.message': _, ...words } = await loadWordings(language as (typeof languages)[number])
  const says = new RegExp(`(?<!\\p{L})(${other.replaceAll(' ', '|')})(?!\\p{L})`, 'iu')
  expect(Object.entries(words).filter(([, text]) => says.test(text))).toEqual([])
})

it.each(languages)('%s has one kind of apostrophe', async (language) => {
  const typed = Object.entries(await loadWordings(language)).filter(([, words]) => /\p{L}'\p{L}/u.test(words))
  expect(typed).toEqual([])
})

const files = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const sources = Object.entries(files)
  .filter(([file]) => !/\.test\.|testing\//.test(file))
  .map(([, source]) => keysIn(source))

it('every key that a source asks for has words', () => {
  const keys = Object.keys(english)
  const missing = sources.flatMap(({ asked }) => asked).filter(({ among }) => !keys.some(fits(among)))
  expect(missing.map(({ written }) => written)).toEqual([])
})

it('every key is asked for by a source', () => {
  const isUsed = fits(sources.flatMap(({ mentioned }) => mentioned))
  expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([])
})

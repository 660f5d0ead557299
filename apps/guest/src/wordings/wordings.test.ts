import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { expect, it } from 'vitest'
import { loadWordings } from './load-wordings.ts'
import { findPlaceholders } from './testing/placeholders.ts'
import { createKeyMatcher, findKeys } from './testing/used-keys.ts'

/** A driver's page has every wording: ours and the rental's. */
const loadEveryLine = (language: Language) => loadWordings(language, 'driver')

const english = await loadEveryLine('en')
const others = languages.filter((language) => language !== 'en')

/** Texts that the specification requires verbatim. */
const literal: Readonly<Record<string, string>> = {
  'account.expired.title': 'Your session has expired!',
  'field.countryFirst': 'Please select your country first',
  'issue.emailError': 'Email error',
  'issue.fullSurnameRequired': 'Full surname required',
  'issue.invalidDocumentNumber': 'Invalid document number',
  'issue.invalidPhone': 'Invalid phone number',
  'issue.supportNumberFormat': 'Support number has an invalid format',
  'lost-code.printFailed': 'Error printing room code',
  'legal.privacy.notSet': 'Privacy conditions have not been set.',
  'legal.terms.notSet': 'Terms and conditions have not been set.',
  'problem.unexpected.text': 'Unknown error',
  'problem.unexpected.title': 'This action could not be performed',
}

/** Words that several of our languages spell the same. */
const alike = new Set([
  'American Express',
  'Adults',
  'Catalan',
  // The specification's names of actions.
  'Check-in',
  'Pre-Check-in',
  'DD',
  'E-mail',
  'Extras',
  'Kiosk',
  'MM',
  'No',
  'Parking',
  'Reception',
  'Region',
  'Diesel',
  'Signature',
  'Spa',
  'Wi-Fi',
  'optional',
  '{count, plural, one {# adult} other {# adults}}',
  '{words} (optional)',
])
const MAX_ALIKE_SHARE = 0.03

it.each(Object.entries(literal))('%s uses the specification’s texts', (key, words) => {
  expect(english[key]).toContain(words)
})

it.each(others)('%s has the keys of English, with the same placeholders', async (language) => {
  const wordings = await loadEveryLine(language)
  expect(Object.keys(wordings).toSorted()).toEqual(Object.keys(english).toSorted())
  const differing = Object.keys(english).filter(
    (key) => findPlaceholders(wordings[key] ?? '').join() !== findPlaceholders(english[key] ?? '').join(),
  )
  expect(differing).toEqual([])
})

it.each(others)('%s is translated', async (language) => {
  const wordings = await loadEveryLine(language)
  const own = Object.keys(english)
  const same = own.filter((key) => wordings[key] === english[key])
  expect(same.filter((key) => !alike.has(english[key] ?? ''))).toEqual([])
  expect(same.length / own.length).toBeLessThanOrEqual(MAX_ALIKE_SHARE)
})

it('a wording without a suffix is the hotel’s, and that of every product without its own', () => {
  expect(Object.keys(english).filter((key) => key.endsWith('.guest'))).toEqual([])
})

/**
 * The form of address that we don't use for guests.
 * A message that guests send each other may use it.
 */
const otherAddress: Readonly<Record<string, string>> = {
  es: 'tú tu tus te ti contigo',
  de: 'du dich dir dein deine deinen deinem deiner',
  fr: 'tu toi ton ta tes',
  ca: 'vostè mostri torni-ho triï escrigui posi acosti provi comprovi toqui miri indiqui tingui llegeixi compari accepti signi afegeixi pregunti continuï demani',
  it: 'tu tuo tua tuoi tue ti te hai sei puoi vuoi devi scegli inserisci mostraci tieni tocca accomodati aiutarti mostrartelo contattarti',
  pt: 'você vocês tu teu teus tua tuas',
}

it.each(Object.entries(otherAddress))('%s addresses guests in one form', async (language, other) => {
  const { 'share.message': _, 'share.message.driver': __, ...words } = await loadEveryLine(language as Language)
  const says = new RegExp(`(?<!\\p{L})(${other.replaceAll(' ', '|')})(?!\\p{L})`, 'iu')
  expect(Object.entries(words).filter(([, text]) => says.test(text))).toEqual([])
})

/** Wordings about someone else: a child, a document, a code, the hotel. */
const ofOthers =
  /^(check-in-qr\.ended|check-in-summary\.(holder\.company\.note|termsChanged)|guest-detail\.scanAgain\.text.*|guest-list\.children\.incomplete|issue\.emailError|problem\.textsChanged\.title)(\.driver)?$/

it('it addresses its guest with a capital: Lei, Suo', async () => {
  const words = Object.entries(await loadEveryLine('it'))
  const small = words.filter(([key, text]) => /\b(suo|sua|suoi|sue)\b| le viene /.test(text) && !ofOthers.test(key))
  expect(small).toEqual([])
})

/** Bad phrasings that were fixed and must not come back. */
const notAnyMore: Readonly<Record<Language, RegExp>> = {
  en: /\bstands? (at|in|on)\b|\b(give|begin|paired .*) .*anew|\bon on\b|code is over|forget me|with a person|^A person|^Kind of|house’s/,
  de: /freiwillig|Gästeverzeichnis|Klicks|tut es auch|alles vergessen|vergisst|Empfang|den Leser/,
  es: /quiosco|olvida(?!do)|localiza|Escribirlo a mano/,
  fr: /tout oublier|oublie tout|C’est (bon|parti)|Saisissez le document|Étage #|Vous êtes enregistré/,
  it: /chiosco|dimentica(?!ta)|^Passo |Tutto a portata/,
  pt: /quiosque|cartão de cidadão|esquece|da casa|Fico alojado|^Distrito|o senhor ou a senhora/,
  ca: /quiosc|oblidar|Sou vós|posar en contacte/,
}

it.each(languages)('%s has no phrasing that was fixed', async (language) => {
  const words = Object.entries(await loadEveryLine(language))
  expect(words.filter(([, text]) => notAnyMore[language].test(text))).toEqual([])
})

const better = {
  en: {
    'guest-list.complete': 'Start',
    'your-booking.messagesRead': 'Got it',
    'field.documentType': 'Type of document',
  },
  de: { 'face.skip': 'Ohne Vergleich weiter', 'guest-list.next': 'Als Nächstes' },
  es: { 'field.lastName.first': 'Primer apellido', 'show-error.retry.payment': 'Volver al pago' },
  fr: { 'field.lastName': 'Nom de famille', 'your-booking.arrival.driver': 'Prise en charge' },
  it: { 'steps.of': 'Passaggio {current} di {total}', 'consent.agreedOn': 'Ha acconsentito il {day}.' },
  pt: { 'field.region': 'Província ou região', 'guest-detail.typeInstead': 'Introduzir os dados' },
  ca: { 'guest-detail.question.contact': 'Com podem contactar amb vós, {name}?' },
}

it.each(Object.entries(better))('%s uses the better phrasing', async (language, words) => {
  expect(await loadEveryLine(language as keyof typeof better)).toMatchObject(words)
})

it.each(languages)('%s has one kind of apostrophe', async (language) => {
  const typed = Object.entries(await loadEveryLine(language)).filter(([, words]) => /\p{L}'\p{L}/u.test(words))
  expect(typed).toEqual([])
})

const files = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const sources = Object.entries(files)
  .filter(([file]) => !/\.test\.|testing\//.test(file))
  .map(([, source]) => findKeys(source))

it('every key used by a source has a wording', () => {
  const keys = Object.keys(english)
  const missing = sources.flatMap(({ asked }) => asked).filter(({ among }) => !keys.some(createKeyMatcher(among)))
  expect(missing.map(({ written }) => written)).toEqual([])
})

it('every key is used by a source', () => {
  const isUsed = createKeyMatcher(sources.flatMap(({ mentioned }) => mentioned))
  // A product's wording is found by the key without its suffix.
  const asked = (key: string) => key.replace(/\.driver$/, '')
  expect(Object.keys(english).filter((key) => !isUsed(key) && !isUsed(asked(key)))).toEqual([])
})

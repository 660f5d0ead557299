import { expect, it } from 'vitest'
import { languages } from '../basics/language.ts'
import { chooseInvoiceLanguage, listInvoiceLanguages } from './invoice-language.ts'

const everywhere = Object.fromEntries(languages.map((language) => [language, `Room ${language}`]))
const spanish = { en: 'Parking', es: 'Aparcamiento' }
const french = { en: 'Bar', fr: 'Bar', es: 'Bar' }

it.each([
  ['the guest’s language if all names exist in it', [everywhere, spanish], ['es', 'de'], 'es'],
  ['the hotel’s if a name does not exist in the guest’s', [everywhere, spanish], ['de', 'es'], 'es'],
  ['English if a name exists in neither', [everywhere, spanish], ['de', 'fr'], 'en'],
  ['the guest’s although a name exists in one language only', [everywhere, { en: 'Minibar' }], ['de', 'es'], 'de'],
  ['the hotel’s if we do not have the guest’s', [everywhere], ['sv', 'it'], 'it'],
  ['the one with the most names if none has all', [{ de: 'Sauna', it: 'Sauna' }, spanish, french], ['de', 'fr'], 'en'],
  ['the guest’s if an empty text is the only one missing', [{ en: 'Tea', de: '' }], ['de'], 'de'],
])('S23 an invoice is in one language: %s', (_, names, wanted, language) => {
  expect(chooseInvoiceLanguage(names, wanted)).toBe(language)
})

it('S23 lists the languages that an invoice can be in', () => {
  expect(listInvoiceLanguages([everywhere, { en: 'Minibar' }])).toEqual(languages)
  expect(listInvoiceLanguages([everywhere, spanish, french])).toEqual(['en', 'es'])
})

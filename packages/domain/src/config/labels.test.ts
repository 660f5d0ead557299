import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { formatLabel } from './format-label.ts'
import { createLabelFinder } from './labels.ts'

const sources = {
  language: 'de',
  hotelLabels: {
    de: { greeting: 'Grüezi' },
    es: { greeting: 'Hola', slogan: 'Siempre aquí', 'finish.title': 'Adiós' },
  },
  builtIn: { greeting: 'Guten Tag', title: 'Titel', 'check-in.title': 'Ihre Buchung' },
  hotelFirstLanguage: 'es',
}

it.each([
  ["the hotel's own in the guest's language", 'greeting', 'Grüezi'],
  ["ours in the guest's language", 'title', 'Titel'],
  ["the hotel's own in its first language", 'slogan', 'Siempre aquí'],
  ['the key', 'toString', 'toString'],
])('finds %s', (_, key, expected) => {
  expect(createLabelFinder(sources)(key)).toBe(expected)
})

it.each([
  ['its own wording first', 'check-in', 'title', 'Ihre Buchung'],
  ['otherwise the general one', 'check-in', 'greeting', 'Grüezi'],
  ["the guest's language before its own wording in another", 'finish', 'title', 'Titel'],
])('a screen has %s', (_, screen, key, expected) => {
  expect(createLabelFinder(sources).on(screen)(key)).toBe(expected)
})

it.each([
  [
    'what the hotel wrote for the product',
    { de: { desk: 'Am Tresen', 'desk.driver': 'Am Pult' } },
    'driver',
    'Am Pult',
  ],
  [
    'what the hotel wrote for all products, before ours for the product',
    { de: { desk: 'Am Tresen' } },
    'driver',
    'Am Tresen',
  ],
  ['ours for the product', {}, 'driver', 'Am Schalter'],
  ['ours for all products, if the product has none', {}, 'guest', 'An der Rezeption'],
])('G15 a product uses %s', (_, hotelLabels, party, expected) => {
  const builtIn = { desk: 'An der Rezeption', 'desk.driver': 'Am Schalter' }
  expect(createLabelFinder({ ...sources, hotelLabels, builtIn, party })('desk')).toBe(expected)
})

it('reports a missing wording once', () => {
  const onMissing = vi.fn()
  const label = createLabelFinder({ ...sources, onMissing })
  label('nothing')
  label.on('check-in')('nothing')
  label.on('finish')('nothing')
  label('greeting')
  expect(onMissing.mock.calls).toEqual([['nothing']])
})

it("a wording found in another language uses that language's rules", () => {
  const label = createLabelFinder({
    ...sources,
    language: 'fr',
    hotelLabels: { es: { guests: '{count, plural, one {# huésped} other {# huéspedes}}' } },
  })
  expect(label('guests', { count: 0 })).toBe('0 huéspedes')
})

it.each([
  ['fr', 'Vous êtes ici : {place} ?', 'Vous êtes ici\u00a0: le « hall »\u00a0?'],
  ['fr', '{count, plural, one {Un « hall » !} other {# halls !}}', 'Un «\u00a0hall\u00a0»\u00a0!'],
  ['en', 'Here : {place} ?', 'Here : le « hall » ?'],
])('%s: "%s" keeps its signs on the line and leaves values unchanged', (language, wording, expected) => {
  expect(formatLabel(wording, { place: 'le « hall »', count: 1 }, language)).toBe(expected)
})

it('European Portuguese uses the plural for zero', () => {
  const nights = '{count, plural, one {# noite} other {# noites}}'
  expect([0, 1, 2].map((count) => formatLabel(nights, { count }, 'pt'))).toEqual(['0 noites', '1 noite', '2 noites'])
})

const guests = '{count, plural, =0 {Nobody yet} one {# guest, {name}} other {# guests}}'

it.each([
  ['a name', 'Hello {name}!', { name: 'Ana' }, 'Hello Ana!'],
  ['a number', 'Step {at} of { all }', { at: 1, all: 4 }, 'Step 1 of 4'],
  ['exactly zero', guests, { count: 0 }, 'Nobody yet'],
  ['one, with a nested placeholder', guests, { count: 1, name: 'Ana' }, '1 guest, Ana'],
  ["many, in the language's number format", guests, { count: 1200 }, '1,200 guests'],
  ['a missing value', 'Hello {name}', {}, 'Hello {name}'],
  ['a plural without other', '{n, plural, one {x}}', { n: 5 }, '{n, plural, one {x}}'],
  ['an unclosed brace', 'Hello {name', { name: 'Ana' }, 'Hello {name'],
  ['an unopened brace', 'Hello} {name}', { name: 'Ana' }, 'Hello} Ana'],
  ['an apostrophe', "Benvinguts a l'hotel {name}", { name: 'Mar' }, "Benvinguts a l'hotel Mar"],
])('formats %s', (_, wording, values, expected) => {
  expect(formatLabel(wording, values, 'en')).toBe(expected)
})

it('inserts any value unchanged', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, other) => {
      expect(formatLabel('<b>{name}</b> {other}', { name, other }, 'en')).toBe(`<b>${name}</b> ${other}`)
    }),
  )
  expect(formatLabel('{a}', { a: '{b}', b: 'x' }, 'en')).toBe('{b}')
})

it('no wording makes it throw', () => {
  const text = fc.string({ unit: fc.constantFrom('{', '}', 'n', ',', ' ', 'plural', 'one', 'other', '#', '=1') })
  fc.assert(fc.property(text, (wording) => void formatLabel(wording, { n: 1 }, 'en')))
})

import { expect, it } from 'vitest'
import { computeTermsState } from './terms-state.ts'

const texts: Readonly<Partial<Record<string, string>>> = { en: 'be kind', de: 'seid nett' }
const published = (language: string) => texts[language]
const none = () => undefined

it.each([
  ['no one has accepted anything', published, 'en', [], 'missing'],
  ['the current text was accepted', published, 'en', [{ language: 'en', hash: 'be kind' }], 'accepted'],
  ['an older text was accepted', published, 'en', [{ language: 'en', hash: 'be quiet' }], 'missing'],
  [
    'another guest of the party has read it in German',
    published,
    'en',
    [{ language: 'de', hash: 'seid nett' }],
    'accepted',
  ],
  [
    'the text of one language was accepted as another',
    published,
    'en',
    [{ language: 'de', hash: 'be kind' }],
    'missing',
  ],
  [
    'it was accepted in a language that was removed',
    published,
    'en',
    [{ language: 'fr', hash: 'soyez gentils' }],
    'missing',
  ],
  [
    'an older text was accepted first, then the current one',
    published,
    'de',
    [
      { language: 'de', hash: 'seid still' },
      { language: 'de', hash: 'seid nett' },
    ],
    'accepted',
  ],
  ['the hotel has no terms', none, 'en', [], 'notAsked'],
  ['the hotel has removed its terms', none, 'en', [{ language: 'en', hash: 'be kind' }], 'notAsked'],
] as const)('SUMMARY-13.a SUMMARY-13.c when %s', (_case, texts, language, accepted, state) => {
  expect(computeTermsState({ accepted, published: texts, language })).toBe(state)
})

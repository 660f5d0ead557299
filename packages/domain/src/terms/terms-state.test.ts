import { expect, it } from 'vitest'
import { termsState } from './terms-state.ts'

const texts: Readonly<Partial<Record<string, string>>> = { en: 'be kind', de: 'seid nett' }
const published = (language: string) => texts[language]
const none = () => undefined

it.each([
  ['nobody has accepted anything', published, 'en', [], 'missing'],
  ['these words were accepted', published, 'en', [{ language: 'en', hash: 'be kind' }], 'accepted'],
  ['other words were accepted before', published, 'en', [{ language: 'en', hash: 'be quiet' }], 'missing'],
  [
    'another of the party has read them in German',
    published,
    'en',
    [{ language: 'de', hash: 'seid nett' }],
    'accepted',
  ],
  [
    'the words of one language, said to be of another',
    published,
    'en',
    [{ language: 'de', hash: 'be kind' }],
    'missing',
  ],
  [
    'they were accepted in a language that is gone',
    published,
    'en',
    [{ language: 'fr', hash: 'soyez gentils' }],
    'missing',
  ],
  [
    'older words first, the present ones then',
    published,
    'de',
    [
      { language: 'de', hash: 'seid still' },
      { language: 'de', hash: 'seid nett' },
    ],
    'accepted',
  ],
  ['the hotel has no terms', none, 'en', [], 'notAsked'],
  ['the hotel has taken its terms away', none, 'en', [{ language: 'en', hash: 'be kind' }], 'notAsked'],
] as const)('SUMMARY-13.a SUMMARY-13.c where %s', (_case, texts, language, accepted, state) => {
  expect(termsState({ accepted, published: texts, language })).toBe(state)
})

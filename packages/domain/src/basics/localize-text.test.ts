import { expect, it } from 'vitest'
import { localizeText } from './localize-text.ts'

it.each([
  ['the reader’s language', { en: 'Sauna', de: 'Dampfbad' }, 'Dampfbad'],
  ['English without it', { es: 'Sauna finlandesa', en: 'Sauna' }, 'Sauna'],
  ['English if it is empty', { en: 'Sauna', de: '' }, 'Sauna'],
  ['any without English', { it: undefined, es: 'Sauna finlandesa' }, 'Sauna finlandesa'],
  ['nothing without a text', {}, ''],
])('S16 a text is shown in %s', (_, text, shown) => {
  expect(localizeText(text, 'de')).toBe(shown)
})

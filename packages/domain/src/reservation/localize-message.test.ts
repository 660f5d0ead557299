import { expect, it } from 'vitest'
import { localizeMessage } from './localize-message.ts'

it.each([
  ['in the reader’s own language', { en: 'A cot', de: 'Ein Kinderbett' }, 'de', 'Ein Kinderbett', 'de'],
  ['in English if it lacks that language', { en: 'A cot', de: 'Ein Kinderbett' }, 'fr', 'A cot', 'en'],
  ['in any language if there is no other', { ca: 'Un bressol' }, 'fr', 'Un bressol', 'ca'],
  ['as empty if it has no text', {}, 'fr', '', 'fr'],
])('G21 a message is read %s', (_, texts, reader, text, language) => {
  expect(localizeMessage({ texts }, reader)).toEqual({ text, language })
})

import { expect, it } from 'vitest'
import { messageIn } from './message-in.ts'

it.each([
  ['in the reader’s own language', { en: 'A cot', de: 'Ein Kinderbett' }, 'de', 'Ein Kinderbett', 'de'],
  ['in English where it was not written in that', { en: 'A cot', de: 'Ein Kinderbett' }, 'fr', 'A cot', 'en'],
  ['as it was written where there is nothing else', { ca: 'Un bressol' }, 'fr', 'Un bressol', 'ca'],
  ['and nothing where nothing was written', {}, 'fr', '', 'fr'],
])('G21 a message is read %s', (_, texts, reader, text, language) => {
  expect(messageIn({ texts }, reader)).toEqual({ text, language })
})

import { expect, it } from 'vitest'
import { fillTemplate, findUnknownPlaceholders } from './custom-qr.ts'

const values = {
  reference: 'FOY1001',
  room: '204',
  surname: 'García & Co',
  arrival: '2030-05-10',
  departure: '2030-05-13',
  hotel: 'PAL',
}

it.each([
  ['https://spa.example.com/{hotel}?guest={surname}', 'https://spa.example.com/PAL?guest=Garc%C3%ADa%20%26%20Co'],
  ['{room};{surname};{departure}', '204;García & Co;2030-05-13'],
  ['always the same', 'always the same'],
])('fills in %s', (template, filled) => {
  expect(fillTemplate(template, values)).toBe(filled)
})

it.each([
  ['{room} {surname}', []],
  ['{keyCode}', ['keyCode']],
  ['{Room}', ['Room']],
  ['{room', ['{']],
  ['{}', ['']],
])('finds the unknown placeholders of %s: %j', (template, unknown) => {
  expect(findUnknownPlaceholders(template)).toEqual(unknown)
})

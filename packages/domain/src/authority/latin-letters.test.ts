import { expect, it } from 'vitest'
import { toRegisterName, toRegisterNumber } from './latin-letters.ts'

it.each([
  ['Müller-Lüdenscheidt', 'MULLER LUDENSCHEIDT'],
  ['Straße', 'STRASSE'],
  ['D’Ávila', "D'AVILA"],
  ['Ñuñez', 'NUNEZ'],
  ['Łukasz Ødegård', 'LUKASZ ODEGARD'],
  ['İbrahim Yıldız', 'IBRAHIM YILDIZ'],
  [' Ana   María ', 'ANA MARIA'],
  ['Иван', 'ИВАН'],
])('the name %s becomes %s', (name, registered) => {
  expect(toRegisterName(name)).toBe(registered)
})

it('a document number loses blanks and signs', () => {
  expect(toRegisterNumber(' ab 12-34.56 ')).toBe('AB123456')
})

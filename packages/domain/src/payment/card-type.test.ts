import { expect, it } from 'vitest'
import { cardTypes, getKnownCardType, usesDialog } from './card-type.ts'

it('PAY-16.a a card type is other or amex', () => {
  expect(cardTypes).toEqual(['other', 'amex'])
})

it.each([
  ['PAY-17.a the guest chooses with ingenico if the hotel allows it', 'ingenico', true, undefined],
  ['PAY-19 with ingenico but without a choice it is other', 'ingenico', false, 'other'],
  ['PAY-16.b no other provider asks', 'adyen', true, 'other'],
] as const)('%s', (_, provider, cardSelection, type) => {
  expect(getKnownCardType({ provider, cardSelection })).toBe(type)
})

it.each([
  ['PAY-18.a small', 800, 600, true],
  ['PAY-18.b exactly that size', 1024, 880, true],
  ['PAY-18.c wider', 1025, 600, false],
  ['PAY-18.c taller', 800, 881, false],
] as const)('a screen that is %s asks in a dialog or inline', (_, width, height, isDialog) => {
  expect(usesDialog({ width, height })).toBe(isDialog)
})

import { expect, it } from 'vitest'
import { cardScript, findCardError, renderCardPage } from './card-page.ts'

const card = { cardNumber: '4548812049400004', cardDate: '30/12', cardCvv: '123', cardHolder: 'A GUEST' }

it.each([
  ['PAY-21.a 13 digits', { cardNumber: '4'.repeat(13) }, undefined],
  ['PAY-21.a 19 digits', { cardNumber: '4'.repeat(19) }, undefined],
  ['PAY-21.b 12 digits', { cardNumber: '4'.repeat(12) }, /13 to 19/],
  ['PAY-21.c 20 digits', { cardNumber: '4'.repeat(20) }, /13 to 19/],
  ['PAY-22.a no slash', { cardDate: '3012' }, /slash/],
  ['PAY-22.a three digits', { cardDate: '3/012' }, /slash/],
  ['PAY-22.b the year 01', { cardDate: '01/12' }, undefined],
  ['PAY-22.b the year 99', { cardDate: '99/12' }, undefined],
  ['PAY-22.b the year 00', { cardDate: '00/12' }, /year/],
  ['PAY-22.c the month 01', { cardDate: '30/01' }, undefined],
  ['PAY-22.c the month 00', { cardDate: '30/00' }, /month/],
  ['PAY-22.c the month 13', { cardDate: '30/13' }, /month/],
  ['PAY-25 no holder', { cardHolder: ' ' }, /every field/],
  ['PAY-25 no code', { cardCvv: '' }, /every field/],
] as const)('%s', (_, changes, wrong) => {
  const said = findCardError({ ...card, ...changes })
  if (wrong) expect(said).toMatch(wrong)
  else expect(said).toBeUndefined()
})

it.each([
  ['cardNumber', 19],
  ['cardDate', 5],
  ['cardCvv', 4],
  ['cardHolder', 40],
])('MODEL-31 PAY-24 %s is required, and at most %i long', (name, most) => {
  const page = renderCardPage({ order: '1', amount: '1 EUR', shop: 'A hotel' })
  expect(page).toMatch(new RegExp(`<input name="${name}"[^>]* maxlength="${most}"`))
})

it('PAY-22.d shows the date format, and PAY-23 inserts the slash automatically', () => {
  expect(renderCardPage({ order: '1', amount: '1 EUR', shop: 'A hotel' })).toContain('Expiry (YY/MM)')
  expect(cardScript).toContain("target.value += '/'")
})

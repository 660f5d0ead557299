import { expect, it } from 'vitest'
import { cardScript, findCardError, renderCardPage } from './card-page.ts'

const card = { cardNumber: '4548812049400004', cardDate: '30/12', cardCvv: '123', cardHolder: 'A GUEST' }

it.each([
  ['13 digits', { cardNumber: '4'.repeat(13) }, undefined],
  ['19 digits', { cardNumber: '4'.repeat(19) }, undefined],
  ['12 digits', { cardNumber: '4'.repeat(12) }, /13 to 19/],
  ['20 digits', { cardNumber: '4'.repeat(20) }, /13 to 19/],
  ['no slash', { cardDate: '3012' }, /slash/],
  ['three digits', { cardDate: '3/012' }, /slash/],
  ['the year 01', { cardDate: '01/12' }, undefined],
  ['the year 99', { cardDate: '99/12' }, undefined],
  ['the year 00', { cardDate: '00/12' }, /year/],
  ['the month 01', { cardDate: '30/01' }, undefined],
  ['the month 00', { cardDate: '30/00' }, /month/],
  ['the month 13', { cardDate: '30/13' }, /month/],
  ['no holder', { cardHolder: ' ' }, /every field/],
  ['no code', { cardCvv: '' }, /every field/],
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
])('%s is required, and at most %i long', (name, most) => {
  const page = renderCardPage({ order: '1', amount: '1 EUR', shop: 'A hotel' })
  expect(page).toMatch(new RegExp(`<input name="${name}"[^>]* maxlength="${most}"`))
})

it('shows the wallets of phones only where the shop’s order leaves them', () => {
  const order = { order: '1', amount: '1 EUR', shop: 'A hotel' }
  for (const name of ['Apple Pay', 'Google Pay', 'Bizum']) {
    expect(renderCardPage({ ...order, hasWallets: true })).toContain(`>${name}</button>`)
    expect(renderCardPage(order)).not.toContain(name)
  }
})

it('shows the date format, and inserts the slash automatically', () => {
  expect(renderCardPage({ order: '1', amount: '1 EUR', shop: 'A hotel' })).toContain('Expiry (YY/MM)')
  expect(cardScript).toContain("target.value += '/'")
})

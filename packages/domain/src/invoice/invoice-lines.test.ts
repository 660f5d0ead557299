import { expect, it } from 'vitest'
import { type InvoicedCharge, toInvoiceLines } from './invoice-lines.ts'

let ids = 0
const charge = (name: string, amount: number, more: Partial<InvoicedCharge> = {}): InvoicedCharge => ({
  id: String(ids++),
  name,
  kind: 'charge',
  amount,
  quantity: 1,
  vat: 1000,
  ...more,
})

const show = (charges: readonly InvoicedCharge[]) =>
  toInvoiceLines(charges).map(({ name, quantity, gross }) => [name, quantity, gross])

it('S23 merges nights of the same price, and takes off what was corrected', () => {
  const breakfast = charge('Breakfast', 18_00)
  const nights = [charge('Room', 168_00), charge('Room', 168_00), charge('Room', 168_01)]
  expect(
    show([
      ...nights,
      charge('Breakfast', 18_00),
      breakfast,
      charge('Correction: breakfast', -18_00, { corrects: breakfast.id }),
      charge('Parking', 48_00, { quantity: 2, vat: 2100 }),
    ]),
  ).toEqual([
    ['Room', 2, 336_00],
    ['Room', 1, 168_01],
    ['Breakfast', 1, 18_00],
    ['Parking', 2, 48_00],
  ])
})

it('S23 lists a rebate of a part of the price on its own line', () => {
  const room = charge('Room', 168_00)
  const rebate = charge('Rebate: noise', -20_00, { corrects: room.id })
  expect(show([room, rebate])).toEqual([
    ['Room', 1, 168_00],
    ['Rebate: noise', -1, -20_00],
  ])
})

it('S23 leaves out what was charged and taken back', () => {
  const bar = charge('Bar', 7_50)
  expect(show([bar, charge('Bar', -7_50, { quantity: -1, corrects: bar.id })])).toEqual([])
})

it('S23 taxes a city tax with nothing', () => {
  const [tax, free, room] = toInvoiceLines([
    charge('City tax', 8_80, { kind: 'tax', vat: 0 }),
    charge('Tip', 5_00, { vat: 0 }),
    charge('Room', 110_00),
  ])
  expect([tax?.category, free?.category, room?.category]).toEqual(['E', 'Z', 'S'])
  expect([tax?.net, room?.net]).toEqual([8_80, 100_00])
})

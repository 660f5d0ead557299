import { expect, it } from 'vitest'
import { LINE } from '../testing/delivery-parts.ts'
import { connect, REFERENCE } from './testing/connect-mews.ts'

const extra = { extra: 'boat', product: 'B-7', quantity: 1, line: LINE, names: { en: 'Boat' }, amount: 30 }
const charge = { kind: 'charge', line: LINE, names: { en: 'Bar' }, amount: 21.4, quantity: 1, day: '2027-05-10' }
const payment = { kind: 'payment', line: LINE, amount: 50, currency: 'EUR', way: 'cash' }

it('a bill is the guest’s own: items in parts are one line, and what a company pays is not on it', async () => {
  const { tell, read, details } = await connect()
  await tell({ kind: 'extras', extras: [extra] })
  await tell({ kind: 'extras', extras: [{ ...extra, amount: 20 }] })
  await tell(payment)
  await tell({ ...payment, amount: 35 })
  expect((await read())?.folio).toEqual([
    { kind: 'charge', names: { en: 'Night' }, amount: 90 },
    { kind: 'charge', names: { en: 'Night' }, amount: 90 },
    { kind: 'charge', names: { en: 'Boat' }, amount: 20, line: LINE },
    { kind: 'payment', names: { en: 'Cash' }, amount: -35, line: LINE },
  ])
  expect(await details('order')).toEqual([
    { name: 'Boat', gross: 30, taxes: [{ Code: 'DE-2020-2-S', Value: 4.79 }] },
    { name: 'Boat', gross: -10, taxes: [{ Code: 'DE-2020-2-S', Value: -1.6 }] },
  ])
  expect(await details('payment')).toEqual([
    { gross: -50, type: 'Cash' },
    { gross: 15, type: 'Cash' },
  ])
  const company = await connect({ payer: 'bbbbbbbb-0a53-4a0c-8a64-0d4f3c8b1a01' })
  expect((await company.read())?.folio).toEqual([])
})

it('what Mews took itself counts if it is of the stay, or on a bill with its nights', async () => {
  const billId = 'bbbbbbbb-0a53-4a0c-8a64-0d4f3c8b1a01'
  const { mews, read } = await connect({ billId })
  await mews.put({
    payments: [
      { Number: REFERENCE, gross: -20 },
      { Number: REFERENCE, gross: -30, billId },
      { Number: REFERENCE, gross: 5 },
      { Number: REFERENCE, gross: -40, billId: 'cccccccc-0a53-4a0c-8a64-0d4f3c8b1a01' },
      { Number: REFERENCE, gross: -50, AccountingState: 'Inactive' },
    ],
  })
  const paid = (await read())?.folio?.slice(2)
  expect(paid).toHaveLength(3)
  expect(paid).toEqual(
    expect.arrayContaining([
      { kind: 'payment', names: { en: 'CreditCardPayment' }, amount: -20 },
      { kind: 'payment', names: { en: 'CreditCardPayment' }, amount: -30 },
      { kind: 'charge', names: { en: 'Refund' }, amount: 5 },
    ]),
  )
})

it('a hotel with net prices gets net amounts with the tax of the rate', async () => {
  const { mews, tell, details, read } = await connect()
  await mews.settings({ pricing: 'Net' })
  await tell({ ...charge, vat: 7 })
  await tell({ ...charge, vat: 7 })
  expect(await details('order')).toEqual([{ name: 'Bar', gross: 21.4, taxes: [{ Code: 'DE-2020-2-L', Value: 1.4 }] }])
  expect((await read())?.folio?.at(-1)).toMatchObject({ amount: 21.4, line: LINE })
})

it('a way to pay is the type that the hotel has chosen for it', async () => {
  const { tell, details } = await connect()
  await tell({ ...payment, way: 'deskCard' })
  expect(await details('payment')).toEqual([{ gross: -50, type: 'CrossSettlement' }])
})

import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { expect, it } from 'vitest'
import type { Holder } from '../../book/customer/customer.service.ts'
import { buildPaperHotel } from '../../papers/paper/testing/build-paper-hotel.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { drawBill } from './draw-bill.ts'

type Name = { firstName: string; lastName: string }

async function readBill(guest: Name, customer: Name, holder?: Holder): Promise<string> {
  const reservation = buildReservation({ guests: [buildGuest({ id: 'one', ...guest })], customer })
  const content = { reservation, folio: [], collected: 0, holder, language: 'en' } as const
  const { pages } = await readPdf((await drawBill(content, buildPaperHotel())).toString('base64'))
  return pages.join(' ')
}

const hindi = { firstName: 'मीरा', lastName: 'शर्मा' }

it.each([
  [
    'the guest’s name in its own letters',
    { firstName: '小明', lastName: '王' },
    { firstName: 'Ana', lastName: 'Roca' },
    '小明 王',
  ],
  [
    'the booking’s Latin name if our fonts lack the letters',
    hindi,
    { firstName: 'Meera', lastName: 'Sharma' },
    'Meera Sharma',
  ],
  [
    'the rest of a name if they lack some letters of both',
    { firstName: 'Meera', lastName: 'शर्मा' },
    hindi,
    'Meera […]',
  ],
])('J20 a bill shows %s', async (_, guest, customer, shown) => {
  expect(await readBill(guest, customer)).toContain(`Guest ${shown} Room`)
})

const ana = { firstName: 'Ana', lastName: 'Roca' }
const company = {
  customerId: 'c',
  type: 'company',
  name: 'Roca Stone Ltd',
  facts: [{ name: 'taxNumber', label: 'Tax number', value: 'B12345674' }],
} as const

it('a bill names the company that it is made out to, with what the hotel asks of it', async () => {
  const text = await readBill(ana, ana, company)
  expect(text).toContain('Invoice to Name Roca Stone Ltd Tax number B12345674')
})

it.each([
  ['another guest', 'Joan Roca', true],
  ['the guest of the bill', 'Ana Roca', false],
])('a bill made out to %s says so: %s, %s', async (_, name, isNamed) => {
  const text = await readBill(ana, ana, { customerId: 'g', type: 'guest', name, facts: [] })
  expect(text.includes(`Invoice to ${name}`)).toBe(isNamed)
})

import { payWithSavedCard } from '@foyer/contract/payment.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { acceptTermsAndReadSummary, findReservation } from '../../testing/journey.ts'
import { testKeySecret } from '../../testing/test-key-secret.ts'
import { insertSavedCard } from './saved-card.store.ts'
import { createPayingServer } from './testing/create-paying-server.ts'

/** The booking is found, and the gateway has a saved card for it. */
async function withSavedCard(server: Awaited<ReturnType<typeof createPayingServer>>) {
  const page = await server.open({ appKey: 'pay' })
  const { id: reservationId } = await findReservation(page, 'FOY1001', 'García')
  const id = '6a2f4e8e-2b55-4a3f-9d0c-0d5b7c1a7e01'
  const known = { provider: 'redsys', token: '4548812049400004', brand: 'VISA', lastDigits: '0004', expiry: '30/12' }
  await server.db.inHotel(1, (tx) => insertSavedCard(tx, testKeySecret, { hotelId: 1, id, reservationId, ...known }))
  return { page, id }
}

it('PAY-01.c PAY-04.c API-47.i API-48.a API-48.b MODEL-29.d charges a saved card by its token, which no page has seen', async () => {
  const server = await createPayingServer()
  const { page, id } = await withSavedCard(server)
  const summary = await acceptTermsAndReadSummary(page, 'FOY1001')
  expect(summary.savedCards).toEqual([
    { token: id, providerName: 'redsys', brand: 'VISA', lastDigits: '0004', expiry: '30/12' },
  ])
  const charge = (token: string) =>
    page.call(payWithSavedCard, {
      body: {
        hotelId: 1,
        reference: 'FOY1001',
        total: summary.pending,
        currency: 'EUR',
        byEmail: false,
        card: { token, providerName: 'redsys' },
      },
    })
  await expect(charge('4548812049400004')).rejects.toMatchObject({ problem: 'badInput' })
  expect(await charge(id)).toMatchObject({ completed: true })
  expect(await charge(id)).toMatchObject({
    completed: true,
    terminalPayments: [{ amount: { minor: 240_00, currency: 'EUR' }, currency: 'EUR' }],
  })
  expect(await server.ledger()).toMatchObject([{ minor: 240_00, captures: 1 }])
})

it.each([
  ['API-48.d before the arrival, if the hotel is configured so', true, 'Deposit, paid by card'],
  ['never because a page asks for it', false, 'Paid by card'],
])('a payment by saved card is a deposit %s', async (_, save_as_deposit, label) => {
  const server = await createPayingServer()
  const { pay: app } = palaceDocument.apps ?? {}
  const apps = { ...palaceDocument.apps, pay: { ...app, flags: { ...app?.flags, save_as_deposit } } } as never
  await server.publish(1, { ...palaceDocument, apps })
  const { page, id } = await withSavedCard(server)
  const { pending } = await acceptTermsAndReadSummary(page, 'FOY1001')
  const body = { hotelId: 1, reference: 'FOY1001', total: pending, currency: 'EUR', byEmail: false, asDeposit: true }
  await page.call(payWithSavedCard, { body: { ...body, card: { token: id, providerName: 'redsys' } } })
  const { lines = [] } = await page.call(fetchSummary, { body: { reference: 'FOY1001' } })
  expect(lines.map((line) => line.label)).toContain(label)
})

it('a lost answer to a charge is queried and never charged again', async () => {
  const server = await createPayingServer()
  const { page, id } = await withSavedCard(server)
  const { pending } = await acceptTermsAndReadSummary(page, 'FOY1001')
  await server.fault('cutAnswer')
  const body = { hotelId: 1, reference: 'FOY1001', total: pending, currency: 'EUR', byEmail: false }
  const card = { token: id, providerName: 'redsys' }
  expect(await page.call(payWithSavedCard, { body: { ...body, card } })).toMatchObject({ completed: true })
  expect(await server.ledger()).toMatchObject([{ captures: 1 }])
})

import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation, saveParty, sign } from '../../testing/journey.ts'
import { toSummary } from './summary.ts'

const line = (kind: 'charge' | 'tax' | 'payment', minor: number, names: Record<string, string> = { en: kind }) => ({
  kind,
  source: 'hotel' as const,
  names,
  amount: { minor, currency: 'EUR' },
})

it('API-52.e returns what is owed, added up by the server, in the page’s language', async () => {
  const page = await (await createTestServer()).open({ language: 'es' })
  await findReservation(page, 'FOY1001', 'García')
  const answer = await page.send(fetchSummary, { body: { voucher: 'FOY1001', surname: 'García', is_pok: false } })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    total_value: 400,
    paid_value: 160,
    pending_value: 240,
    total_taxes: 10,
    currency: 'EUR',
  })
  const { lines } = answer.json()
  expect(lines).toHaveLength(4)
  expect(lines[1].label).toBe('Desayuno')
  expect(answer.json()).not.toHaveProperty('room_not_available')
})

it('SUMMARY-08.a reports when there is no room', async () => {
  const page = await (await createTestServer()).open()
  await findReservation(page, 'FOY1007', 'Lindqvist')
  expect(await page.call(fetchSummary, { body: { reference: 'FOY1007' } })).toMatchObject({ roomNotAvailable: true })
})

it('only for a booking that this visit has found', async () => {
  const page = await (await createTestServer()).open()
  await findReservation(page, 'FOY1001', 'García')
  for (const reference of ['FOY1002', 'FOY9999', '']) {
    await expect(page.call(fetchSummary, { body: { reference } })).rejects.toMatchObject({
      status: 404,
      problem: 'reservationNotFound',
    })
  }
})

it('G18 terms are accepted with a signature, until the hotel publishes new ones', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García')
  const accepted = async () => (await page.call(fetchSummary, { body: { reference: 'FOY1001' } })).termsAccepted
  await saveParty(page, found)
  expect(await accepted()).toBeUndefined()
  await sign(page, found)
  expect(await accepted()).toBe(true)
  const legal = { ...palaceDocument.legal, terms_content: { en: 'Other words.' } }
  await server.publish(1, { ...palaceDocument, legal })
  expect(await accepted()).toBeUndefined()
})

it('G18 signing at home accepts them there', async () => {
  const page = await (await createTestServer()).open()
  await findReservation(page, 'FOY1003', 'Rossi')
  expect(await page.call(fetchSummary, { body: { reference: 'FOY1003' } })).toMatchObject({ termsAccepted: true })
})

it('adds lines of each kind', () => {
  const folio = [line('charge', 100_00), line('tax', 5_50), line('payment', -40_00)]
  expect(toSummary({ folio, vouchers: [] }, { currency: 'EUR', language: 'en' })).toMatchObject({
    total: { minor: 105_50 },
    paid: { minor: 40_00 },
    pending: { minor: 65_50 },
    taxes: { minor: 5_50 },
  })
  expect(toSummary({ folio: [], vouchers: [] }, { currency: 'JPY', language: 'en' })).toMatchObject({
    total: { minor: 0, currency: 'JPY' },
  })
})

it('a line without a name in the language uses the English one', () => {
  const { lines } = toSummary(
    { folio: [line('charge', 1, { en: 'Room' })], vouchers: [] },
    { currency: 'EUR', language: 'ca' },
  )
  expect(lines?.map(({ label }) => label)).toEqual(['Room'])
})

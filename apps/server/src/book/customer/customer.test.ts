import { changeCustomer, createCustomer, customerFields } from '@foyer/contract/customer.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { findReservation } from '../../testing/journey.ts'

const ANNA = 'FOY1002'
const works = {
  type: 'company' as const,
  firstName: 'Lake Works',
  language: 'de',
  fields: { tax_number: 'B-123', address: 'Quai 4', city: 'Lausanne', country: 'CHE', nobody_asked: 'x' },
}

async function openPalace(document = {}) {
  const server = await createTestServer()
  await server.publish(1, { ...palaceDocument, ...document })
  const page = await server.open()
  const anna = await findReservation(page, ANNA, 'Müller')
  const holder = async (of: GuestPage = page) =>
    (await of.call(fetchSummary, { body: { reference: ANNA } })).invoiceHolder
  return { server, page, anna, holder }
}

it('API-71.b MODEL-41.d INVOICE-10.a the hotel’s document decides what is asked, in the page’s language', async () => {
  const invoice = {
    person: [
      { name: 'name', required: true },
      { name: 'loyalty_code', names: { en: 'Loyalty', es: 'Fidelidad' } },
    ],
  }
  const { server } = await openPalace({ invoice })
  const page = await server.open({ language: 'es' })
  const answer = await page.send(customerFields, { body: { customer_type: 'person' } })
  expect(answer.json()).toEqual([
    { field_name: 'name', required: true, field_translation: 'Nombre' },
    { field_name: 'loyalty_code', required: false, field_translation: 'Fidelidad' },
  ])
  const company = await page.call(customerFields, { body: { type: 'company' } })
  expect(company[0]).toEqual({ name: 'name', required: true, label: 'Nombre de la empresa' })
})

it('API-72.a API-72.c API-73.a MODEL-41.a MODEL-41.b MODEL-41.c INVOICE-07.a a customer is created first, and becomes the holder by the next call', async () => {
  const { server, page, anna, holder } = await openPalace()
  const main = anna.guests.find((guest) => guest.main)
  expect(await holder()).toEqual({ customerId: main?.id, type: 'guest', name: 'Anna Müller' })
  // The page has found one reservation, and need not name it.
  const { customerId } = await page.call(createCustomer, { body: works })
  expect(await holder()).toMatchObject({ type: 'guest' })
  await page.call(changeCustomer, { body: { customerId, reference: ANNA } })
  expect(await holder()).toEqual({ customerId, type: 'company', name: 'Lake Works' })
  const kept = await server.db.inHotel(1, (tx) => tx.selectFrom('customers').selectAll().execute())
  expect(kept).toMatchObject([
    {
      id: customerId,
      type: 'company',
      first_name: 'Lake Works',
      language: 'de',
      fields: { tax_number: 'B-123', address: 'Quai 4', city: 'Lausanne', country: 'CHE' },
    },
  ])
  expect(kept[0]?.fields).not.toHaveProperty('nobody_asked')
})

it('INVOICE-02.a a guest of the booking becomes the holder; a guest of another booking does not', async () => {
  const { server, page, anna, holder } = await openPalace()
  const jonas = anna.guests.find((guest) => !guest.main)
  await page.call(changeCustomer, { body: { customerId: jonas?.id ?? '', reference: ANNA } })
  expect(await holder()).toMatchObject({ customerId: jonas?.id, type: 'guest' })
  const other = await server.open()
  const lucia = await findReservation(other, 'FOY1001', 'García')
  const { customerId } = await other.call(createCustomer, { body: { ...works, reference: 'FOY1001' } })
  for (const stranger of [customerId, lucia.guests[0]?.id ?? '', 'nobody'])
    await expect(page.call(changeCustomer, { body: { customerId: stranger, reference: ANNA } })).rejects.toMatchObject({
      problem: 'notFound',
    })
  await expect(page.call(changeCustomer, { body: { customerId, reference: 'FOY1001' } })).rejects.toMatchObject({
    status: 404,
  })
})

it('INVOICE-09 INVOICE-10.a INVOICE-11.b the server validates by the same rules as the page', async () => {
  const invoice = {
    person: [
      { name: 'name', required: true },
      { name: 'birthdate', required: true },
    ],
  }
  const { page, server } = await openPalace({ invoice })
  const person = { type: 'person' as const, firstName: 'Ana', reference: ANNA, fields: {} }
  for (const fields of [{}, { birthdate: '1927-05-09' }, { birthdate: '2027-05-11' }] as Record<string, string>[])
    await expect(page.call(createCustomer, { body: { ...person, fields } })).rejects.toMatchObject({
      problem: 'badInput',
    })
  await expect(
    page.call(createCustomer, { body: { ...person, firstName: ' ', fields: { birthdate: '1990-01-01' } } }),
  ).rejects.toMatchObject({ problem: 'badInput' })
  expect(await server.db.inHotel(1, (tx) => tx.selectFrom('customers').selectAll().execute())).toEqual([])
  await page.call(createCustomer, { body: { ...person, fields: { birthdate: '1927-05-10' } } })
})

it('SUMMARY-03.b where the hotel does not offer it, the holder cannot be changed and is not named', async () => {
  const { server, page, holder } = await openPalace()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, allow_change_customer: false } })
  expect(await holder()).toBeUndefined()
  await expect(page.call(createCustomer, { body: works })).rejects.toMatchObject({ problem: 'mayNot' })
  await expect(page.call(customerFields, { body: { type: 'person' } })).rejects.toMatchObject({ problem: 'mayNot' })
})

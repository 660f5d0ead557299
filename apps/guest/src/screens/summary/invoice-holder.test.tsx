import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answers } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import './invoice-holder-modal.tsx'
import { SummaryScreen } from './summary-screen.tsx'

const ana = buildGuest({ signatureState: 'uploaded', firstName: 'Ana', lastName: 'Soler' })
const eva = buildGuest({ id: 'guest-2', index: 2, main: false, firstName: 'Eva', lastName: 'Soler' })
const nothing = { minor: 0, currency: 'EUR' }
const anaHolds = { customerId: ana.id, type: 'guest' as const, name: 'Ana Soler' }
const bill = { currency: 'EUR', total: nothing, paid: nothing, pending: nothing, invoiceHolder: anaHolds }

const asked = {
  person: [
    { name: 'name', required: true, label: 'First name' },
    { name: 'birthdate', required: false, label: 'Date of birth' },
  ],
  company: [
    { name: 'name', required: true, label: 'Name of the company' },
    { name: 'tax_number', required: true, label: 'Tax number' },
    { name: 'loyalty_code', required: false, label: 'Loyalty code' },
  ],
}

async function renderOpened(answers: Answers = {}, flags: Record<string, unknown> = {}) {
  const shown = await renderScreen({
    Screen: SummaryScreen,
    path: '/check-in-summary/FOY1001/false/false/-/-/-/-',
    reservations: [buildReservation({ guests: [ana, eva] })],
    config: { flags: { allow_change_customer: true, ...flags } },
    answers: {
      fetchSummary: () => bill,
      customerFields: ({ body }) => asked[body.type],
      createCustomer: () => ({ customerId: 'customer-9' }),
      changeCustomer: () => ({}),
      ...answers,
    },
  })
  const { user } = shown
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  await screen.findByRole('dialog', { name: 'Who is the invoice for?' })
  const tap = (name: string | RegExp) => user.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
  const toForm = async (type: RegExp) => {
    await user.click(screen.getByRole('radio', { name: /Someone else/ }))
    await tap('Continue')
    await tap(type)
    await screen.findByRole('textbox', { name: /name/i })
  }
  const fill = async (name: string | RegExp, value: string) => user.type(screen.getByRole('textbox', { name }), value)
  const reports = () =>
    shown.askedOf('trackEvent').flatMap(({ body }) => (body.type === 'error' ? [body.description] : []))
  return { ...shown, tap, toForm, fill, reports }
}

it('INVOICE-01 SUMMARY-03.a INVOICE-02.a another guest can be chosen as holder in the summary', async () => {
  const { user, tap, askedOf } = await renderOpened()
  expect(screen.getByRole('radio', { name: 'Ana Soler' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: 'Eva Soler' }))
  await tap('Continue')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(askedOf('changeCustomer').map(({ body }) => body)).toEqual([{ customerId: 'guest-2', reference: 'FOY1001' }])
  expect(askedOf('createCustomer')).toEqual([])
})

it('INVOICE-08 does not switch to the guest who is already the holder', async () => {
  const { tap, askedOf } = await renderOpened()
  await tap('Continue')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(askedOf('changeCustomer')).toEqual([])
})

it('INVOICE-02.b INVOICE-03.b INVOICE-04 INVOICE-06 INVOICE-07.a API-71.a API-71.b API-72.a API-72.c API-73.a MODEL-41.a MODEL-41.b MODEL-41.c MODEL-41.d creates a company with the hotel’s fields, then makes it the holder', async () => {
  const { toForm, fill, tap, askedOf } = await renderOpened()
  expect(askedOf('customerFields')).toEqual([])
  await toForm(/A company/)
  expect(askedOf('customerFields').map(({ body }) => body)).toEqual([{ type: 'company' }])
  await fill('Name of the company', 'Lake Works')
  await fill('Tax number', 'B-123')
  await tap('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(askedOf('createCustomer').map(({ body }) => body)).toEqual([
    { type: 'company', reference: 'FOY1001', firstName: 'Lake Works', language: 'en', fields: { tax_number: 'B-123' } },
  ])
  expect(askedOf('changeCustomer').map(({ body }) => body)).toEqual([
    { customerId: 'customer-9', reference: 'FOY1001' },
  ])
})

it('INVOICE-03.a INVOICE-05 back in the second step clears the choice, and a person has a different form', async () => {
  const { toForm, tap, askedOf } = await renderOpened()
  await toForm(/A company/)
  await tap('Back')
  expect(screen.getByRole('dialog', { name: 'Private or company?' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Name of the company' })).toBeNull()
  await tap(/Private individual/)
  expect(await screen.findByRole('textbox', { name: 'First name' })).toBeTruthy()
  expect(askedOf('customerFields').map(({ body }) => body.type)).toEqual(['company', 'person'])
})

it('P31 INVOICE-05 back in the second step clears the error and the form of the type chosen before', async () => {
  const { toForm, fill, tap, askedOf } = await renderOpened({ createCustomer: failing }, messages)
  await toForm(/Private individual/)
  await fill('First name', 'Mara')
  await tap('Save')
  await screen.findByText('Not like this.')
  await tap('Back')
  expect(screen.queryByText('Not like this.')).toBeNull()
  await tap(/A company/)
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the company' })
  expect(name.value).toBe('')
  expect(askedOf('createCustomer')).toHaveLength(1)
})

it('INVOICE-09 INVOICE-10.a INVOICE-10.b does not save while a required field is missing', async () => {
  const { toForm, fill, tap, askedOf } = await renderOpened()
  await toForm(/A company/)
  await fill('Name of the company', 'Lake Works')
  await tap('Save')
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
  expect(askedOf('createCustomer')).toEqual([])
  await fill('Tax number', 'B-123')
  await tap('Save')
  await waitFor(() => expect(askedOf('createCustomer')).toHaveLength(1))
})

it('INVOICE-14.a INVOICE-14.b shows an undefined field as a text box, and reports it', async () => {
  const { toForm, reports } = await renderOpened()
  await toForm(/A company/)
  expect(screen.getByRole('textbox', { name: /Loyalty code/ })).toBeTruthy()
  await waitFor(() => expect(reports()).toEqual(['customer field not defined']))
})

const messages = {
  customer_modal_messages: { unexpected: { en: 'Oh no.' }, on_create_customer: { en: 'Not like this.' } },
}
const failing = () => {
  throw new Problem('unavailable')
}

it('INVOICE-07.b INVOICE-13.a INVOICE-13.b does not switch to a customer who cannot be created; shows the hotel’s message and reports it', async () => {
  const { toForm, fill, tap, askedOf, reports } = await renderOpened({ createCustomer: failing }, messages)
  await toForm(/Private individual/)
  await fill('First name', 'Mara')
  await tap('Save')
  expect(await screen.findByText('Not like this.')).toBeTruthy()
  expect(askedOf('changeCustomer')).toEqual([])
  await waitFor(() => expect(reports()).toEqual(['customer not created']))
})

it('INVOICE-12.a INVOICE-12.b API-73.b a switch that fails shows the hotel’s message, is reported, and creates no customer twice', async () => {
  const { toForm, fill, tap, askedOf, reports } = await renderOpened({ changeCustomer: failing }, messages)
  await toForm(/Private individual/)
  await fill('First name', 'Mara')
  await tap('Save')
  expect(await screen.findByText('Oh no.')).toBeTruthy()
  await waitFor(() => expect(reports()).toEqual(['customer modal failed']))
  await tap('Save')
  await waitFor(() => expect(askedOf('createCustomer')).toHaveLength(2))
  const [first, second] = askedOf('createCustomer')
  expect(second?.key).toBe(first?.key)
  await waitFor(() => expect(askedOf('changeCustomer')).toHaveLength(2))
  const [change, repeated] = askedOf('changeCustomer')
  expect(repeated?.key).toBe(change?.key)
})

it('INVOICE-12.a shows our own message if the hotel has none', async () => {
  const { user, tap } = await renderOpened({ customerFields: failing })
  await user.click(screen.getByRole('radio', { name: /Someone else/ }))
  await tap('Continue')
  await tap(/Private individual/)
  expect(await screen.findByText(/the invoice hasn’t changed/)).toBeTruthy()
})

it('SUMMARY-03.b names no holder where the hotel does not offer it', async () => {
  const { invoiceHolder: _, ...without } = bill
  await renderScreen({
    Screen: SummaryScreen,
    path: '/check-in-summary/FOY1001/false/false/-/-/-/-',
    reservations: [buildReservation({ guests: [ana] })],
    answers: { fetchSummary: () => without },
  })
  await screen.findAllByRole('term')
  expect(screen.queryByText(/Invoice to/)).toBeNull()
})

it('R28 says that an address which is entered here gets no mail, where the hotel doesn’t trust it', async () => {
  const email = { name: 'email', required: false, label: 'E-mail' }
  const note = 'Mail goes only to the address in your booking, not to one that you enter here.'
  const customerFields = ({ body }: { body: { type: keyof typeof asked } }) => [...asked[body.type], email]
  const fetchSummary = () => ({ ...bill, fixedBillAddress: { masked: 'a···@example.com' } })
  const { toForm } = await renderOpened({ customerFields, fetchSummary })
  await toForm(/Private/)
  expect(screen.getByText(note)).toBeTruthy()
})

it.each([
  ['where the address gets mail', true, {}],
  ['where no address is asked for', false, { fixedBillAddress: {} }],
])('R28 says nothing about addresses %s', async (_, hasAddress, fixed) => {
  const email = { name: 'email', required: false, label: 'E-mail' }
  const customerFields = ({ body }: { body: { type: keyof typeof asked } }) =>
    hasAddress ? [...asked[body.type], email] : asked[body.type]
  const { toForm } = await renderOpened({ customerFields, fetchSummary: () => ({ ...bill, ...fixed }) })
  await toForm(/Private/)
  expect(screen.queryByText(/Mail goes only/)).toBeNull()
})

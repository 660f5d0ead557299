import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { readFolio, type StayFolio } from '@foyer/contract/staff/folio.ts'
import {
  annulInvoice,
  correctInvoiceRecord,
  creditInvoice,
  issueInvoice,
  makeInvoicePaper,
  readInvoices,
  type StayInvoice,
  type StayInvoices,
  sendInvoice,
} from '@foyer/contract/staff/invoices.ts'
import type { InvoiceDocument } from '@foyer/domain/invoice/invoice.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { recordSavedFiles } from '../../testing/record-saved-files.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const ID = '11111111-1111-4111-8111-111111111111'
const euros = (minor: number) => ({ minor, currency: 'EUR' })

const preview: InvoiceDocument = {
  format: 1,
  kind: 'proforma',
  at: '2026-09-22T13:31:00.000Z',
  day: '2026-09-22',
  timeZone: 'Europe/Madrid',
  language: 'en',
  partyWord: 'guest',
  currency: 'EUR',
  issuer: {
    name: 'Foyer Palace S.L.',
    brand: 'Foyer Palace',
    taxNumber: 'ESB12345674',
    isVatNumber: true,
    mark: { letters: 'FP' },
  },
  holder: { kind: 'company', name: 'Nordlicht Technik GmbH', country: 'DE' },
  stay: { reference: 'FOY0987', guest: 'Jonas Weiss', room: '205', startDate: '2026-09-18', endDate: '2026-09-22' },
  lines: [{ name: 'Room', quantity: 4, vat: 1000, category: 'S', gross: 672_00, net: 610_91 }],
  rates: [{ vat: 1000, category: 'S', gross: 672_00, net: 610_91, tax: 61_09 }],
  net: 610_91,
  tax: 61_09,
  gross: 672_00,
  payments: [{ name: 'Transfer', day: '2026-09-02', minor: 300_00 }],
  due: 372_00,
  dueDay: '2026-10-06',
}

const issued: StayInvoice = {
  id: ID,
  kind: 'invoice',
  document: { ...preview, kind: 'invoice', number: 'FP-2026-00001' },
}

const folio: StayFolio = {
  reference: 'FOY0987',
  firstName: 'Jonas',
  lastName: 'Weiss',
  roomNumber: '205',
  state: 'inHouse',
  startDate: '2026-09-18',
  endDate: '2026-09-22',
  adults: 2,
  children: 0,
  setInHotelSystem: false,
  businessDay: '2026-09-22',
  services: [],
  folios: [{ routes: [], charges: euros(672_00), vat: euros(61_09), paid: euros(300_00), balance: euros(372_00) }],
  lines: [],
  pending: euros(372_00),
}

function renderInvoices(loaded: Partial<StayInvoices>, more: readonly ReturnType<typeof on>[] = []) {
  let shown: StayInvoices = { setInHotelSystem: false, invoices: [], ...loaded }
  renderSignedIn({
    session: buildSession(),
    path: '/folio/FOY0987',
    answers: [
      ...more,
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(readFolio, () => folio),
      on(readInvoices, () => shown),
    ],
  })
  return {
    become: (next: Partial<StayInvoices>) => {
      shown = { setInHotelSystem: false, invoices: [], ...next }
    },
  }
}

it('S23 shows the invoice before it is issued, and issues it as shown with the key I', async () => {
  const asked: unknown[] = []
  const page = renderInvoices({ preview }, [
    on(issueInvoice, ({ body, headers }) => {
      asked.push([body, headers.has('idempotency-key')])
      page.become({ invoices: [issued] })
      return { id: ID, number: 'FP-2026-00001' }
    }),
  ])
  const paper = await screen.findByRole('article', { name: 'Invoice' })
  for (const text of [
    'Foyer Palace S.L.',
    'VAT number ESB12345674',
    'Nordlicht Technik GmbH',
    '610.91',
    '−300.00',
    '372.00',
  ])
    expect(within(paper).getAllByText(text).length).toBeGreaterThan(0)
  await userEvent.keyboard('i')
  expect(await screen.findByText('Invoice FP-2026-00001 is issued')).toBeTruthy()
  expect(asked).toEqual([[{ gross: 672_00 }, true]])
  expect(await screen.findByRole('article', { name: 'Invoice FP-2026-00001' })).toBeTruthy()
  expect(screen.getByText('Sealed, can’t be changed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Issue the invoice/ })).toBeNull()
})

it('S23 shows the preview in one language, and offers those in which it can be written', async () => {
  const asked: unknown[] = []
  const german: InvoiceDocument = {
    ...preview,
    language: 'de',
    lines: [{ ...preview.lines[0], name: 'Zimmer' }] as InvoiceDocument['lines'],
    payments: [],
  }
  const loaded: StayInvoices = { setInHotelSystem: false, invoices: [], preview: german, languages: ['de', 'en'] }
  renderInvoices({}, [
    on(readInvoices, ({ query }) => {
      asked.push(query)
      return loaded
    }),
  ])
  const paper = await screen.findByRole('article', { name: 'Rechnung' })
  expect(paper.lang).toBe('de')
  for (const text of ['Zimmer', 'Leistung', 'Netto', '610,91', 'Zu zahlen bis 6. Oktober 2026'])
    expect(within(paper).getAllByText(text).length).toBeGreaterThan(0)
  const choice = screen.getByRole('combobox', { name: 'Language of the invoice' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['German', 'English'])
  await userEvent.selectOptions(choice, 'English')
  await waitFor(() => expect(asked).toContainEqual({ language: 'en' }))
})

it('S23 says what is missing, and does not issue', async () => {
  renderInvoices({ preview, obstacle: 'issuerIncomplete' })
  expect(await screen.findByText(/The issuer’s tax number or address is missing/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /Issue the invoice/ })).toHaveProperty('disabled', true)
})

it('S23 takes an invoice back for a reason', async () => {
  const asked: unknown[] = []
  renderInvoices({ invoices: [issued] }, [
    on(creditInvoice, ({ body }) => {
      asked.push(body)
      return { id: ID, number: 'FP-R-2026-00001' }
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Credit note' }))
  const dialog = screen.getByRole('dialog', { name: 'Take back invoice FP-2026-00001' })
  const confirm = within(dialog).getByRole('button', { name: 'Issue the credit note' })
  expect(confirm).toHaveProperty('disabled', true)
  await userEvent.type(within(dialog).getByRole('textbox'), 'The company pays')
  await userEvent.click(confirm)
  await waitFor(() => expect(asked).toEqual([{ reason: 'The company pays' }]))
})

it('S23 prints and sends an issued invoice', async () => {
  const files = recordSavedFiles()
  const asked: unknown[] = []
  renderInvoices({ invoices: [issued] }, [
    on(makeInvoicePaper, () => ({ name: 'FP-2026-00001.pdf', type: 'application/pdf', content: 'cGRm' })),
    on(sendInvoice, ({ body }) => {
      asked.push(body)
      return { to: 'o···@example.com' }
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  await waitFor(() => expect(files).toEqual(['FP-2026-00001.pdf']))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const dialog = screen.getByRole('dialog', { name: /Send by mail/ })
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'E-mail address' }), 'office@example.com')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Sent to o···@example.com')).toBeTruthy()
  expect(asked).toEqual([{ email: 'office@example.com' }])
})

it('shows what the tax agency says about an invoice, and makes a corrected record', async () => {
  const corrected: unknown[] = []
  const record = { state: 'refused', isTest: true, code: '1239', reason: 'NIF incorrecto' } as const
  const page = renderInvoices({ recordsInvoices: true, invoices: [{ ...issued, record }] }, [
    on(correctInvoiceRecord, () => {
      corrected.push(ID)
      page.become({ invoices: [{ ...issued, record: { state: 'accepted', isTest: false, receipt: 'A-1' } }] })
      return {}
    }),
  ])
  expect((await screen.findAllByText('VERI*FACTU: refused, test system')).length).toBe(2)
  expect(screen.getByText('1239')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send a corrected record' }))
  expect(await screen.findByText('Tax agency’s number A-1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send a corrected record' })).toBeNull()
  expect(corrected).toEqual([ID])
})

it('asks for the ground of a credit note, and annuls an invoice that no one has received', async () => {
  const asked: unknown[] = []
  const recorded: StayInvoice = { ...issued, record: { state: 'accepted', isTest: false } }
  const page = renderInvoices({ recordsInvoices: true, invoices: [recorded] }, [
    on(creditInvoice, ({ body }) => {
      asked.push(body)
      return { id: ID, number: 'R-2026-00001' }
    }),
    on(annulInvoice, ({ body }) => {
      asked.push(body)
      page.become({ invoices: [{ ...recorded, annulled: true }] })
      return { id: ID, number: 'FP-2026-00001' }
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Credit note' }))
  await userEvent.selectOptions(screen.getByLabelText('For the tax agency'), 'unpaid')
  await userEvent.type(screen.getByLabelText('Reason, for the audit log'), 'Never paid')
  await userEvent.click(screen.getByRole('button', { name: 'Issue the credit note' }))
  await waitFor(() => expect(asked).toEqual([{ reason: 'Never paid', ground: 'unpaid' }]))
  await userEvent.click(await screen.findByRole('button', { name: 'Annul' }))
  await userEvent.type(screen.getByLabelText('Reason, for the audit log'), 'A test')
  await userEvent.click(screen.getByRole('button', { name: 'Annul the invoice' }))
  await waitFor(() => expect(asked[1]).toEqual({ reason: 'A test' }))
  expect(await screen.findByText('to Nordlicht Technik GmbH, annulled')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Annul' })).toBeNull()
})

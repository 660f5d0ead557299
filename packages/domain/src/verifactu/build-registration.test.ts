import { expect, it } from 'vitest'
import { buildCreditNote, buildProforma, toInvoice } from '../invoice/build-invoice.ts'
import type { InvoiceDocument } from '../invoice/invoice.ts'
import { buildRegistration } from './build-registration.ts'
import { formatOffsetTime, formatRecordAmount } from './format-record.ts'
import { formatQrAddress } from './qr-address.ts'
import { verifactuSchema } from './verifactu-config.ts'

const producer = { name: 'Foyer', taxNumber: 'B12345674' }
const config = verifactuSchema.parse({ mode: 'test', producer })
const charge = (id: string, amount: number, vat: number, kind: 'charge' | 'tax' = 'charge') =>
  ({ id, name: id, kind, amount, quantity: 1, vat }) as const

const proforma = buildProforma({
  at: '2026-09-22T22:31:00.000Z',
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
    country: 'ES',
    mark: { letters: 'FP' },
  },
  holder: { kind: 'company', name: 'Nordlicht GmbH', taxNumber: 'DE123456788', isVatNumber: true, country: 'DE' },
  stay: { reference: 'FOY0987', startDate: '2026-09-18', endDate: '2026-09-22' },
  charges: [charge('room', 110_00, 1000), charge('parking', 12_10, 2100), charge('city tax', 4_00, 0, 'tax')],
  payments: [],
  dueDays: 0,
})
const invoice = toInvoice(proforma, 'FP-2026-00001')

const build = (document: InvoiceDocument, more: object = {}) =>
  buildRegistration({ document, config, installation: 'FOYER-1', version: '1', ...more })

it('has the number without prefix, the day of issue at the hotel, and each rate', () => {
  expect(build(invoice)).toMatchObject({
    operation: 'register',
    taxNumber: 'B12345674',
    number: 'FP-2026-00001',
    // After midnight in Madrid.
    day: '2026-09-23',
    type: 'F1',
    description: 'Alojamiento FOY0987, del 18-09-2026 al 22-09-2026',
    rates: [
      { tax: '01', qualification: 'N1', rate: 0, base: 4_00, amount: 0 },
      { tax: '01', qualification: 'S1', rate: 1000, base: 100_00, amount: 10_00 },
      { tax: '01', qualification: 'S1', rate: 2100, base: 10_00, amount: 2_10 },
    ],
    taxTotal: 12_10,
    total: 126_10,
  })
})

const holders = [
  [{ taxNumber: 'ESB12345674', isVatNumber: true, country: 'ES' }, 'F1', { name: 'N', taxNumber: 'B12345674' }],
  [{ taxNumber: '12345678Z', country: 'ES' }, 'F1', { name: 'N', taxNumber: '12345678Z' }],
  [{ taxNumber: 'DE123456788', isVatNumber: true, country: 'DE' }, 'F1', { idType: '02', id: 'DE123456788' }],
  [{ taxNumber: 'CHE-1', country: 'CH' }, 'F1', { country: 'CH', idType: '04', id: 'CHE-1' }],
  // A wrong Spanish number cannot be reported as one.
  [{ taxNumber: '12345678A', country: 'ES' }, 'F2', undefined],
  [{ country: 'ES' }, 'F2', undefined],
] as const

it.each(holders)('reports %o as %s', (holder, type, recipient) => {
  const record = build({ ...invoice, holder: { kind: 'person', name: 'N', ...holder } })
  expect(record?.type).toBe(type)
  if (recipient) expect(record?.recipient).toMatchObject(recipient)
  else expect(record?.recipient).toBeUndefined()
})

it.each([
  [undefined, 'R1'],
  ['operation', 'R1'],
  ['insolvency', 'R2'],
  ['unpaid', 'R3'],
  ['other', 'R4'],
] as const)('a credit note on the ground %s is %s', (ground, type) => {
  const credit = buildCreditNote(invoice, { number: 'R-1', at: invoice.at, day: invoice.day, reason: 'x' })
  expect(build(credit, { ground, corrects: { number: 'FP-2026-00001', day: '2026-09-23' } })).toMatchObject({
    type,
    total: -126_10,
    taxTotal: -12_10,
    corrects: { number: 'FP-2026-00001' },
  })
  expect(build({ ...credit, holder: { kind: 'person', name: 'N' } }, { ground })?.type).toBe('R5')
})

it('makes no record if it is off, or the issuer is not Spanish, or does not invoice in euros', () => {
  const off = verifactuSchema.parse({ producer })
  expect(build(invoice, { config: off })).toBeUndefined()
  expect(build(invoice, { config: verifactuSchema.parse({ mode: 'live' }) })).toBeUndefined()
  expect(build({ ...invoice, issuer: { ...invoice.issuer, country: 'PT' } })).toBeUndefined()
  expect(build({ ...invoice, issuer: { ...invoice.issuer, taxNumber: 'B12345678' } })).toBeUndefined()
  expect(build({ ...invoice, currency: 'USD' })).toBeUndefined()
  expect(build(proforma)).toBeUndefined()
})

it('writes amounts, times and the address of the QR code as the agency wants them', () => {
  expect([0, 5, 12_30, -4_05].map(formatRecordAmount)).toEqual(['0.00', '0.05', '12.30', '-4.05'])
  expect(formatOffsetTime(new Date('2024-01-01T18:20:30Z'), 'Europe/Madrid')).toBe('2024-01-01T19:20:30+01:00')
  expect(formatOffsetTime(new Date('2024-01-01T18:20:30Z'), 'Atlantic/Canary')).toBe('2024-01-01T18:20:30+00:00')
  const facts = { taxNumber: '89890001K', number: '12345678&G33', day: '2024-01-01', total: 241_40 }
  expect(formatQrAddress(facts, 'test')).toBe(
    'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=89890001K&numserie=12345678%26G33&fecha=01-01-2024&importe=241.40',
  )
})

import { buildProforma, toInvoice } from '@foyer/domain/invoice/build-invoice.ts'
import type { InvoiceDocument } from '@foyer/domain/invoice/invoice.ts'
import type { InvoicedCharge } from '@foyer/domain/invoice/invoice-lines.ts'

const charge = (id: string, name: string, amount: number, vat: number, more: Partial<InvoicedCharge> = {}) =>
  ({ id, name, kind: 'charge', amount, quantity: 1, vat, ...more }) as const

/** Four nights paid by a company, with a corrected breakfast and city tax. */
export function buildInvoiceDocument(changes: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const proforma = buildProforma({
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
      address: 'Carrer del Fanal 24',
      postalCode: '08002',
      city: 'Barcelona',
      country: 'ES',
      mark: { letters: 'FP', colour: '#1f4d3f' },
      note: 'Registro Mercantil de Barcelona, tomo 1, folio 2',
    },
    holder: {
      kind: 'company',
      name: 'Nordlicht Technik & Söhne GmbH',
      taxNumber: 'DE123456788',
      isVatNumber: true,
      address: 'Hafenstraße 14',
      postalCode: '20457',
      city: 'Hamburg',
      country: 'DE',
      email: 'rechnung@nordlicht.example',
    },
    stay: { reference: 'FOY0987', guest: 'Jonas Weiss', room: '205', startDate: '2026-09-18', endDate: '2026-09-22' },
    charges: [
      ...['1', '2', '3', '4'].map((id) => charge(id, 'Room, Superior with balcony', 168_00, 1000)),
      ...['5', '6', '7', '8'].map((id) => charge(id, 'Breakfast', 18_00, 1000)),
      charge('9', 'Correction: breakfast', -18_00, 1000, { corrects: '8' }),
      charge('10', 'Parking, 1 day', 96_00, 2100, { quantity: 4 }),
      charge('11', 'Laundry, express', 25_00, 2100),
      charge('12', 'City tax', 17_60, 0, { kind: 'tax', quantity: 8 }),
      charge('13', 'Rebate: noise in the night', -20_00, 1000, { corrects: '1' }),
    ],
    payments: [{ name: 'Bank transfer', day: '2026-09-02', minor: 300_00 }],
    dueDays: 14,
  })
  return { ...toInvoice(proforma, 'FP-2026-01184'), ...changes }
}

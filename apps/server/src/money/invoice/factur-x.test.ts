import { buildCreditNote } from '@foyer/domain/invoice/build-invoice.ts'
import { expect, it } from 'vitest'
import { writeFacturX } from './factur-x.ts'
import { buildInvoiceDocument } from './testing/build-invoice-document.ts'

const read = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<ram:${tag}(?: [^>]*)?>([^<]*)</ram:${tag}>`, 'g'))].map(([, text]) => text)

const cents = (text: string | undefined) => Math.round(Number(text) * 100)
const sum = (texts: readonly (string | undefined)[]) => texts.reduce((total, text) => total + cents(text), 0)

it('S23 writes an invoice as EN 16931 data whose sums agree', () => {
  const xml = writeFacturX(buildInvoiceDocument())
  expect(xml).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>')
  expect(read(xml, 'TypeCode')[0]).toBe('380')
  expect(xml).toContain('<ram:ID schemeID="VA">ESB12345674</ram:ID>')
  expect(xml).toContain('Nordlicht Technik &amp; Söhne GmbH')
  const [net] = read(xml, 'TaxBasisTotalAmount')
  // The last is the total of all lines (BR-CO-10).
  expect(sum(read(xml, 'LineTotalAmount').slice(0, -1))).toBe(cents(net))
  expect(sum(read(xml, 'BasisAmount'))).toBe(cents(net))
  expect(sum(read(xml, 'CalculatedAmount'))).toBe(sum(read(xml, 'TaxTotalAmount')))
  expect(cents(read(xml, 'GrandTotalAmount')[0])).toBe(844_60)
  expect(cents(read(xml, 'TotalPrepaidAmount')[0])).toBe(300_00)
  expect(cents(read(xml, 'DuePayableAmount')[0])).toBe(544_60)
  // BR-27: prices are not negative; what is taken back has a negative quantity.
  expect(read(xml, 'ChargeAmount').every((price) => Number(price) > 0)).toBe(true)
  expect(read(xml, 'BilledQuantity')).toContain('-1')
})

it('S23 amounts of a currency without decimals have none', () => {
  const xml = writeFacturX(buildInvoiceDocument({ currency: 'JPY' }))
  expect(
    ['TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount', 'DuePayableAmount'].map((tag) => read(xml, tag)),
  ).toEqual([['75942'], ['8518'], ['84460'], ['54460']])
  expect(
    read(xml, 'LineTotalAmount')
      .slice(0, -1)
      .reduce((all, text) => all + Number(text), 0),
  ).toBe(75_942)
})

it('S23 a credit note has positive amounts and refers to its invoice', () => {
  const invoice = buildInvoiceDocument()
  const { at, day } = invoice
  const xml = writeFacturX(buildCreditNote(invoice, { number: 'FP-R-2026-00001', at, day, reason: 'Wrong holder' }))
  expect(read(xml, 'TypeCode')[0]).toBe('381')
  expect(read(xml, 'GrandTotalAmount')).toEqual(['844.60'])
  expect(read(xml, 'IssuerAssignedID')).toEqual(['FP-2026-01184'])
  expect(read(xml, 'Content')).toContain('Wrong holder')
})

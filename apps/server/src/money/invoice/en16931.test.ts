import { languages } from '@foyer/domain/basics/language.ts'
import { buildCreditNote } from '@foyer/domain/invoice/build-invoice.ts'
import type { InvoiceDocument } from '@foyer/domain/invoice/invoice.ts'
import { expect, it } from 'vitest'
import { writeFacturX } from './factur-x.ts'
import { buildInvoiceDocument } from './testing/build-invoice-document.ts'
import { findBrokenRules, ruleNumbers } from './testing/check-en16931.ts'

const invoice = buildInvoiceDocument()
const credit = (of: InvoiceDocument) =>
  buildCreditNote(of, { number: 'FP-R-2026-00001', at: of.at, day: of.day, reason: 'Wrong holder' })
const isFree = ({ category }: { readonly category: string }) => category === 'E'
const cityTax = invoice.rates.filter(isFree)
const onlyTax = buildInvoiceDocument({
  lines: invoice.lines.filter(isFree),
  rates: cityTax,
  net: 17_60,
  tax: 0,
  gross: 17_60,
  due: 17_60,
  payments: [],
})
const person = { kind: 'person', name: 'Ana Soler', country: 'ES' } as const

const documents: readonly (readonly [string, InvoiceDocument])[] = [
  ...languages.map((language) => [`an invoice in ${language}`, buildInvoiceDocument({ language })] as const),
  ['a credit note', credit(invoice)],
  ['an invoice in yen', buildInvoiceDocument({ currency: 'JPY' })],
  ['a credit note in yen', credit(buildInvoiceDocument({ currency: 'JPY' }))],
  ['an invoice to a person', buildInvoiceDocument({ holder: person })],
  ['an invoice that is paid', { ...buildInvoiceDocument({ due: 0 }), dueDay: undefined }],
  ['an invoice of city tax alone', onlyTax],
  [
    'an invoice of an issuer without a VAT number',
    buildInvoiceDocument({ issuer: { ...invoice.issuer, taxNumber: '12/345/67890', isVatNumber: false } }),
  ],
]

it.each(documents)('S23 %s keeps the rules of EN 16931', (_which, document) => {
  expect(findBrokenRules(writeFacturX(document))).toEqual([])
})

/** What breaks a rule: a part of the file and what it is replaced by. */
const damages: Readonly<Record<string, readonly [RegExp, string]>> = {
  'BR-01': [/cen\.eu:en16931:2017/, 'example:2017'],
  'BR-02': [/<ram:ID>FP-2026-01184<\/ram:ID>/, ''],
  'BR-03': [/<ram:IssueDateTime>.*?<\/ram:IssueDateTime>/, ''],
  'BR-04': [/<ram:TypeCode>380<\/ram:TypeCode>/, ''],
  'BR-05': [/<ram:InvoiceCurrencyCode>EUR<\/ram:InvoiceCurrencyCode>/, ''],
  'BR-06': [/<ram:Name>Foyer Palace S.L.<\/ram:Name>/, ''],
  'BR-07': [/<ram:Name>Nordlicht[^<]*<\/ram:Name>/, ''],
  'BR-08': [/<ram:PostalTradeAddress>.*?<\/ram:PostalTradeAddress>/, ''],
  'BR-09': [/<ram:CountryID>ES<\/ram:CountryID>/, ''],
  'BR-10': [/(<ram:BuyerTradeParty>.*?)<ram:PostalTradeAddress>.*?<\/ram:PostalTradeAddress>/, '$1'],
  'BR-11': [/<ram:CountryID>DE<\/ram:CountryID>/, ''],
  'BR-12': [/(HeaderMonetarySummation>)<ram:LineTotalAmount>[^<]*<\/ram:LineTotalAmount>/, '$1'],
  'BR-13': [/<ram:TaxBasisTotalAmount>[^<]*<\/ram:TaxBasisTotalAmount>/, ''],
  'BR-14': [/<ram:GrandTotalAmount>[^<]*<\/ram:GrandTotalAmount>/, ''],
  'BR-15': [/<ram:DuePayableAmount>[^<]*<\/ram:DuePayableAmount>/, ''],
  'BR-16': [/<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/, ''],
  'BR-21': [/<ram:LineID>2</, '<ram:LineID>1<'],
  'BR-22': [/<ram:BilledQuantity[^>]*>[^<]*</, '<ram:BilledQuantity unitCode="C62"><'],
  'BR-23': [/ unitCode="C62"/, ''],
  'BR-24': [/<ram:LineTotalAmount>[^<]*<\/ram:LineTotalAmount>/, ''],
  'BR-25': [/<ram:Name>Breakfast<\/ram:Name>/, ''],
  'BR-26': [/<ram:ChargeAmount>[^<]*<\/ram:ChargeAmount>/, ''],
  'BR-27': [/<ram:ChargeAmount>/, '<ram:ChargeAmount>-'],
  'BR-29': [/(<ram:StartDateTime><udt:DateTimeString format="102">)2026/, '$12027'],
  'BR-45': [/<ram:BasisAmount>[^<]*<\/ram:BasisAmount>/, ''],
  'BR-46': [/<ram:CalculatedAmount>[^<]*<\/ram:CalculatedAmount>/, ''],
  'BR-47': [/(BasisAmount>)<ram:CategoryCode>[^<]*<\/ram:CategoryCode>/, '$1'],
  'BR-48': [
    /(BasisAmount><ram:CategoryCode>.<\/ram:CategoryCode>)<ram:RateApplicablePercent>[^<]*<\/ram:RateApplicablePercent>/,
    '$1',
  ],
  'BR-55': [
    /<\/ram:ApplicableHeaderTradeSettlement>/,
    '<ram:InvoiceReferencedDocument><ram:X>1</ram:X></ram:InvoiceReferencedDocument></ram:ApplicableHeaderTradeSettlement>',
  ],
  'BR-62': [
    /(<ram:Name>Foyer Palace S.L.<\/ram:Name>)/,
    '$1<ram:URIUniversalCommunication><ram:URIID>a@b</ram:URIID></ram:URIUniversalCommunication>',
  ],
  'BR-63': [/ schemeID="EM"/, ''],
  'BR-CL-01': [/<ram:TypeCode>380</, '<ram:TypeCode>386<'],
  'BR-CL-03': [/currencyID="EUR"/, 'currencyID="USD"'],
  'BR-CL-04': [/CurrencyCode>EUR</, 'CurrencyCode>Euro<'],
  'BR-CO-04': [/<ram:CategoryCode>S<\/ram:CategoryCode>/, ''],
  'BR-CO-09': [/>ESB12345674</, '>B12345674<'],
  'BR-CO-10': [/(HeaderMonetarySummation><ram:LineTotalAmount>)/, '$11'],
  'BR-CO-13': [/<ram:TaxBasisTotalAmount>/, '<ram:TaxBasisTotalAmount>1'],
  'BR-CO-14': [/(<ram:TaxTotalAmount[^>]*>)/, '$11'],
  'BR-CO-15': [/<ram:GrandTotalAmount>/, '<ram:GrandTotalAmount>1'],
  'BR-CO-16': [/<ram:TotalPrepaidAmount>/, '<ram:TotalPrepaidAmount>1'],
  'BR-CO-17': [/<ram:CalculatedAmount>(?!0)/, '<ram:CalculatedAmount>9'],
  'BR-CO-18': [/(<\/ram:InvoiceCurrencyCode>)<ram:ApplicableTradeTax>.*<\/ram:ApplicableTradeTax>/, '$1'],
  'BR-CO-19': [
    /<ram:BillingSpecifiedPeriod>.*?<\/ram:BillingSpecifiedPeriod>/,
    '<ram:BillingSpecifiedPeriod><ram:X>1</ram:X></ram:BillingSpecifiedPeriod>',
  ],
  'BR-CO-25': [/<ram:SpecifiedTradePaymentTerms>.*?<\/ram:SpecifiedTradePaymentTerms>/, ''],
  'BR-CO-26': [/schemeID="VA">ES/, 'schemeID="FC">ES'],
  'BR-DEC-09': [/(HeaderMonetarySummation><ram:LineTotalAmount>[^<]*)/, '$10'],
  'BR-DEC-12': [/(<ram:TaxBasisTotalAmount>[^<]*)/, '$10'],
  'BR-DEC-13': [/(<ram:TaxTotalAmount[^>]*>[^<]*)/, '$10'],
  'BR-DEC-14': [/(<ram:GrandTotalAmount>[^<]*)/, '$10'],
  'BR-DEC-16': [/(<ram:TotalPrepaidAmount>[^<]*)/, '$10'],
  'BR-DEC-18': [/(<ram:DuePayableAmount>[^<]*)/, '$10'],
  'BR-DEC-19': [/(<ram:BasisAmount>[^<]*)/, '$10'],
  'BR-DEC-20': [/(<ram:CalculatedAmount>[^<]*)/, '$10'],
  'BR-DEC-23': [/(<ram:LineTotalAmount>[^<]*)/, '$10'],
  'BR-S-01': [/(BasisAmount>)<ram:CategoryCode>S</g, '$1<ram:CategoryCode>AE<'],
  'BR-S-02': [/<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>/, ''],
  'BR-S-05': [/(<ram:CategoryCode>S<\/ram:CategoryCode><ram:RateApplicablePercent>)10.00/, '$10.00'],
  'BR-S-08': [/(<ram:BasisAmount>)(?=[^<]*<\/ram:BasisAmount><ram:CategoryCode>S<)/, '$11'],
  'BR-S-09': [/(<ram:CalculatedAmount>)(?=[1-9])/, '$11'],
  'BR-S-10': [
    /(<ram:BasisAmount>[^<]*<\/ram:BasisAmount><ram:CategoryCode>S<)/,
    '<ram:ExemptionReason>None</ram:ExemptionReason>$1',
  ],
  'BR-Z-01': [
    /(LineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT<\/ram:TypeCode><ram:CategoryCode>)S/,
    '$1Z',
  ],
  'BR-Z-02': [/<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>(.*)/, '$1'],
  'BR-Z-05': [
    /(LineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT<\/ram:TypeCode><ram:CategoryCode>)S/,
    '$1Z',
  ],
  'BR-Z-08': [/(BasisAmount><ram:CategoryCode>)S/, '$1Z'],
  'BR-Z-09': [/(BasisAmount><ram:CategoryCode>)S/, '$1Z'],
  'BR-Z-10': [/(BasisAmount><ram:CategoryCode>)E/, '$1Z'],
  'BR-E-01': [/(BasisAmount><ram:CategoryCode>)E/, '$1Z'],
  'BR-E-02': [/<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>/, ''],
  'BR-E-05': [/(<ram:CategoryCode>E<\/ram:CategoryCode><ram:RateApplicablePercent>)0/, '$110'],
  'BR-E-08': [/(<ram:BasisAmount>)(?=[^<]*<\/ram:BasisAmount><ram:CategoryCode>E<)/, '$11'],
  'BR-E-09': [/<ram:CalculatedAmount>0.00/, '<ram:CalculatedAmount>1.00'],
  'BR-E-10': [/<ram:ExemptionReason>[^<]*<\/ram:ExemptionReason>/, ''],
}

const zeroRated = writeFacturX(invoice).replaceAll('CategoryCode>E<', 'CategoryCode>Z<')

it.each(ruleNumbers)('the check of %s finds an invoice that breaks it', (rule) => {
  const [part, other] = damages[rule] ?? [/never/, '']
  const whole = rule === 'BR-Z-02' ? zeroRated : writeFacturX(invoice)
  const xml = whole.replace(/\n/g, '')
  const damaged = xml.replace(part, other)
  expect(damaged).not.toBe(xml)
  expect(findBrokenRules(damaged)).toContain(rule)
})

import { getCurrencyDecimals } from '@foyer/domain/basics/money.ts'
import type { InvoiceDocument, InvoiceParty } from '@foyer/domain/invoice/invoice.ts'
import { escapeXml } from '../../papers/paper/escape-xml.ts'

/** An element with its text, its attributes or its children. Undefined parts are left out. */
type Content = string | undefined | readonly Node[]
type Node = readonly [tag: string, content: Content, attributes?: Readonly<Record<string, string>>]

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** Codes of UNTDID 1001. A credit note has positive amounts there. */
const typeCodes = { invoice: '380', creditNote: '381' } as const

/** Why there is no VAT on a city tax; EN 16931 does not allow "not subject to VAT" beside other rates. */
const EXEMPTION = 'Tax collected for the authorities, not part of the taxable amount'

/** EN 16931 requires terms of payment wherever an amount is open. */
const CREDITED = 'Credited amount, set off or paid back'

/** The name that readers of Factur-X expect. */
export const FACTUR_X_NAME = 'factur-x.xml'

/**
 * Writes an issued invoice as structured data: Cross Industry Invoice, profile EN 16931 of
 * Factur-X 1.07 (ZUGFeRD 2.3). The order of elements is that of the schema.
 */
export function writeFacturX(document: InvoiceDocument): string {
  const isCredit = document.kind === 'creditNote'
  const decimals = getCurrencyDecimals(document.currency)
  const sign = isCredit ? -1 : 1
  const amount = (minor: number) => ((sign * minor || 0) / 10 ** decimals).toFixed(decimals)
  const { currency, stay, issuer, holder, corrects } = document
  const root: Node = [
    'rsm:CrossIndustryInvoice',
    [
      [
        'rsm:ExchangedDocumentContext',
        [['ram:GuidelineSpecifiedDocumentContextParameter', [['ram:ID', 'urn:cen.eu:en16931:2017']]]],
      ],
      [
        'rsm:ExchangedDocument',
        [
          ['ram:ID', document.number],
          ['ram:TypeCode', typeCodes[isCredit ? 'creditNote' : 'invoice']],
          ['ram:IssueDateTime', writeDay(document.day)],
          note(document.reason),
          note(issuer.note),
          ...(document.fiscal ?? []).map(note),
        ],
      ],
      [
        'rsm:SupplyChainTradeTransaction',
        [
          ...document.lines.map((line, at): Node => {
            const quantity = sign * line.quantity
            const price = Math.abs(line.net) / Math.abs(line.quantity) / 10 ** decimals
            return [
              'ram:IncludedSupplyChainTradeLineItem',
              [
                ['ram:AssociatedDocumentLineDocument', [['ram:LineID', String(at + 1)]]],
                ['ram:SpecifiedTradeProduct', [['ram:Name', line.name]]],
                [
                  'ram:SpecifiedLineTradeAgreement',
                  [['ram:NetPriceProductTradePrice', [['ram:ChargeAmount', price.toFixed(decimals + 4)]]]],
                ],
                ['ram:SpecifiedLineTradeDelivery', [['ram:BilledQuantity', String(quantity), { unitCode: 'C62' }]]],
                [
                  'ram:SpecifiedLineTradeSettlement',
                  [
                    [
                      'ram:ApplicableTradeTax',
                      [
                        ['ram:TypeCode', 'VAT'],
                        ['ram:CategoryCode', line.category],
                        ['ram:RateApplicablePercent', writePercent(line.vat)],
                      ],
                    ],
                    ['ram:SpecifiedTradeSettlementLineMonetarySummation', [['ram:LineTotalAmount', amount(line.net)]]],
                  ],
                ],
              ],
            ]
          }),
          [
            'ram:ApplicableHeaderTradeAgreement',
            [
              // Without a VAT number, the standard requires another identifier (BR-CO-26).
              [
                'ram:SellerTradeParty',
                [['ram:ID', issuer.isVatNumber ? undefined : issuer.taxNumber], ...writeParty(issuer, issuer.brand)],
              ],
              ['ram:BuyerTradeParty', writeParty(holder)],
            ],
          ],
          [
            'ram:ApplicableHeaderTradeDelivery',
            [['ram:ActualDeliverySupplyChainEvent', [['ram:OccurrenceDateTime', writeDay(stay.endDate)]]]],
          ],
          [
            'ram:ApplicableHeaderTradeSettlement',
            [
              ['ram:PaymentReference', stay.reference],
              ['ram:InvoiceCurrencyCode', currency],
              ...document.rates.map(
                (rate): Node => [
                  'ram:ApplicableTradeTax',
                  [
                    ['ram:CalculatedAmount', amount(rate.tax)],
                    ['ram:TypeCode', 'VAT'],
                    ['ram:ExemptionReason', rate.category === 'E' ? EXEMPTION : undefined],
                    ['ram:BasisAmount', amount(rate.net)],
                    ['ram:CategoryCode', rate.category],
                    ['ram:RateApplicablePercent', writePercent(rate.vat)],
                  ],
                ],
              ),
              [
                'ram:BillingSpecifiedPeriod',
                [
                  ['ram:StartDateTime', writeDay(stay.startDate)],
                  ['ram:EndDateTime', writeDay(stay.endDate)],
                ],
              ],
              [
                'ram:SpecifiedTradePaymentTerms',
                [
                  ['ram:Description', isCredit ? CREDITED : undefined],
                  ['ram:DueDateDateTime', document.dueDay ? writeDay(document.dueDay) : undefined],
                ],
              ],
              [
                'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
                [
                  ['ram:LineTotalAmount', amount(document.net)],
                  ['ram:TaxBasisTotalAmount', amount(document.net)],
                  ['ram:TaxTotalAmount', amount(document.tax), { currencyID: currency }],
                  ['ram:GrandTotalAmount', amount(document.gross)],
                  ['ram:TotalPrepaidAmount', amount(document.gross - document.due)],
                  ['ram:DuePayableAmount', amount(document.due)],
                ],
              ],
              [
                'ram:InvoiceReferencedDocument',
                corrects && [
                  ['ram:IssuerAssignedID', corrects.number],
                  ['ram:FormattedIssueDateTime', writeDay(corrects.day, 'qdt')],
                ],
              ],
            ],
          ],
        ],
      ],
    ],
    { ...namespaces, 'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100' },
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeNode(root)}\n`
}

function note(text: string | undefined): Node {
  return ['ram:IncludedNote', text ? [['ram:Content', text]] : undefined]
}

function writeParty(party: InvoiceParty, brand?: string): Node[] {
  return [
    ['ram:Name', party.name],
    [
      'ram:SpecifiedLegalOrganization',
      brand && brand !== party.name ? [['ram:TradingBusinessName', brand]] : undefined,
    ],
    [
      'ram:PostalTradeAddress',
      [
        ['ram:PostcodeCode', party.postalCode],
        ['ram:LineOne', party.address],
        ['ram:CityName', party.city],
        ['ram:CountryID', party.country],
      ],
    ],
    ['ram:URIUniversalCommunication', party.email ? [['ram:URIID', party.email, { schemeID: 'EM' }]] : undefined],
    [
      'ram:SpecifiedTaxRegistration',
      party.taxNumber ? [['ram:ID', party.taxNumber, { schemeID: party.isVatNumber ? 'VA' : 'FC' }]] : undefined,
    ],
  ]
}

/** In the namespace of its data type. */
function writeDay(day: string, type: 'udt' | 'qdt' = 'udt'): readonly Node[] {
  return [[`${type}:DateTimeString`, day.replaceAll('-', ''), { format: '102' }]]
}

const writePercent = (vat: number) => (vat / 100).toFixed(2)

function writeNode([tag, content, attributes = {}]: Node): string {
  const open = [tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`)].join(' ')
  return `<${open}>${typeof content === 'string' ? escapeXml(content) : writeNodes(content ?? [])}</${tag}>`
}

function writeNodes(nodes: readonly Node[]): string {
  return nodes
    .filter(([, content]) => hasContent(content))
    .map(writeNode)
    .join('')
}

function hasContent(content: Content): boolean {
  if (typeof content === 'string') return content !== ''
  return content?.some(([, inner]) => hasContent(inner)) ?? false
}

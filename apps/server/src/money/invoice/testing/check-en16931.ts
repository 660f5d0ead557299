import { XMLParser } from 'fast-xml-parser'

type Element = { readonly [name: string]: unknown }

/** Elements that are read as lists, also if there is one. */
const lists = new Set([
  'IncludedSupplyChainTradeLineItem',
  'ApplicableTradeTax',
  'SpecifiedTaxRegistration',
  'TaxTotalAmount',
])

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => lists.has(name),
})

const isElement = (node: unknown): node is Element => typeof node === 'object' && node !== null && !Array.isArray(node)

function at(node: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isElement(inner) ? inner[name] : undefined), node)
}

const all = (node: unknown, ...path: readonly string[]): readonly unknown[] => {
  const found = at(node, ...path)
  return Array.isArray(found) ? found : found === undefined ? [] : [found]
}

function text(node: unknown, ...path: readonly string[]): string {
  const found = at(node, ...path)
  const inner = isElement(found) ? found['#text'] : found
  return typeof inner === 'string' ? inner.trim() : ''
}

const attribute = (node: unknown, name: string, ...path: readonly string[]) => text(at(node, ...path), `@${name}`)

/** Amounts are compared as whole hundredths: sums of decimals are not exact. */
const cents = (amount: string) => Math.round(Number(amount) * 100)
const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + cents(amount), 0)
const hasDecimals = (amount: string, most: number) => (amount.split('.')[1] ?? '').length <= most

function read(xml: string) {
  const root = at(parser.parse(xml), 'CrossIndustryInvoice')
  const trade = at(root, 'SupplyChainTradeTransaction')
  const settlement = at(trade, 'ApplicableHeaderTradeSettlement')
  const totals = at(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')
  const agreement = at(trade, 'ApplicableHeaderTradeAgreement')
  return {
    specification: text(root, 'ExchangedDocumentContext', 'GuidelineSpecifiedDocumentContextParameter', 'ID'),
    document: at(root, 'ExchangedDocument'),
    seller: at(agreement, 'SellerTradeParty'),
    buyer: at(agreement, 'BuyerTradeParty'),
    settlement,
    period: at(settlement, 'BillingSpecifiedPeriod'),
    terms: at(settlement, 'SpecifiedTradePaymentTerms'),
    preceding: at(settlement, 'InvoiceReferencedDocument'),
    total: (name: string) => text(totals, name),
    taxTotal: text(all(totals, 'TaxTotalAmount')[0], '#text') || text(all(totals, 'TaxTotalAmount')[0]),
    taxCurrency: attribute(all(totals, 'TaxTotalAmount')[0], 'currencyID'),
    lines: all(trade, 'IncludedSupplyChainTradeLineItem').map((line) => {
      const [tax] = all(line, 'SpecifiedLineTradeSettlement', 'ApplicableTradeTax')
      return {
        id: text(line, 'AssociatedDocumentLineDocument', 'LineID'),
        name: text(line, 'SpecifiedTradeProduct', 'Name'),
        price: text(line, 'SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice', 'ChargeAmount'),
        quantity: text(line, 'SpecifiedLineTradeDelivery', 'BilledQuantity'),
        unit: attribute(line, 'unitCode', 'SpecifiedLineTradeDelivery', 'BilledQuantity'),
        net: text(
          line,
          'SpecifiedLineTradeSettlement',
          'SpecifiedTradeSettlementLineMonetarySummation',
          'LineTotalAmount',
        ),
        category: text(tax, 'CategoryCode'),
        rate: text(tax, 'RateApplicablePercent'),
      }
    }),
    rates: all(settlement, 'ApplicableTradeTax').map((tax) => ({
      basis: text(tax, 'BasisAmount'),
      tax: text(tax, 'CalculatedAmount'),
      category: text(tax, 'CategoryCode'),
      rate: text(tax, 'RateApplicablePercent'),
      reason: text(tax, 'ExemptionReason') + text(tax, 'ExemptionReasonCode'),
    })),
  }
}

type Invoice = ReturnType<typeof read>
type Category = 'S' | 'Z' | 'E'

const address = (party: unknown) => at(party, 'PostalTradeAddress')
const taxNumber = (party: unknown, scheme: string) =>
  all(party, 'SpecifiedTaxRegistration').find((one) => attribute(one, 'schemeID', 'ID') === scheme)
const day = (node: unknown, name: string) => text(node, name, 'DateTimeString')
const VAT_ID = /^(A[TU]|B[EG]|C[HYZ]|D[EK]|E[ELS]|F[IR]|G[BR]|H[RU]|I[ET]|L[TUV]|M[CT]|N[LO]|P[LT]|RO|S[EIK]|XI)/
const CURRENCY = /^[A-Z]{3}$/

/** Rules that each VAT category has, with the number that its own prefix gives them. */
const categoryRules = (category: Category): Readonly<Record<string, (invoice: Invoice) => boolean>> => {
  const linesOf = ({ lines }: Invoice) => lines.filter((line) => line.category === category)
  const ratesOf = ({ rates }: Invoice) => rates.filter((rate) => rate.category === category)
  const hasRate = (rate: string) => (category === 'S' ? Number(rate) > 0 : rate !== '' && Number(rate) === 0)
  return {
    [`BR-${category}-01`]: (invoice) =>
      linesOf(invoice).length === 0 || (category === 'S' ? ratesOf(invoice).length > 0 : ratesOf(invoice).length === 1),
    [`BR-${category}-02`]: (invoice) =>
      linesOf(invoice).length === 0 || ['VA', 'FC'].some((scheme) => taxNumber(invoice.seller, scheme)),
    [`BR-${category}-05`]: (invoice) => linesOf(invoice).every(({ rate }) => hasRate(rate)),
    [`BR-${category}-08`]: (invoice) =>
      ratesOf(invoice).every(
        ({ basis, rate }) =>
          cents(basis) ===
          sum(
            linesOf(invoice)
              .filter((line) => Number(line.rate) === Number(rate))
              .map(({ net }) => net),
          ),
      ),
    // The standard allows a difference of less than one unit. Ours is at most the smallest amount, from gross prices.
    [`BR-${category}-09`]: (invoice) =>
      ratesOf(invoice).every(({ basis, tax, rate }) => {
        const off = Math.abs(cents(tax) - Math.round((cents(basis) * Number(rate)) / 100))
        return category === 'S' ? (tax.includes('.') ? off <= 1 : off < 100) : cents(tax) === 0
      }),
    [`BR-${category}-10`]: (invoice) =>
      ratesOf(invoice).every(({ reason }) => (category === 'E' ? reason !== '' : reason === '')),
  }
}

/** The rules of EN 16931 that concern what we write, by their number. True means kept. */
const rules: Readonly<Record<string, (invoice: Invoice) => boolean>> = {
  'BR-01': ({ specification }) => specification === 'urn:cen.eu:en16931:2017',
  'BR-02': ({ document }) => text(document, 'ID') !== '',
  'BR-03': ({ document }) => /^\d{8}$/.test(day(document, 'IssueDateTime')),
  'BR-04': ({ document }) => text(document, 'TypeCode') !== '',
  'BR-05': ({ settlement }) => text(settlement, 'InvoiceCurrencyCode') !== '',
  'BR-06': ({ seller }) => text(seller, 'Name') !== '',
  'BR-07': ({ buyer }) => text(buyer, 'Name') !== '',
  'BR-08': ({ seller }) => address(seller) !== undefined,
  'BR-09': ({ seller }) => text(address(seller), 'CountryID') !== '',
  'BR-10': ({ buyer }) => address(buyer) !== undefined,
  'BR-11': ({ buyer }) => text(address(buyer), 'CountryID') !== '',
  'BR-12': ({ total }) => total('LineTotalAmount') !== '',
  'BR-13': ({ total }) => total('TaxBasisTotalAmount') !== '',
  'BR-14': ({ total }) => total('GrandTotalAmount') !== '',
  'BR-15': ({ total }) => total('DuePayableAmount') !== '',
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-21': ({ lines }) =>
    lines.every(({ id }) => id !== '') && new Set(lines.map(({ id }) => id)).size === lines.length,
  'BR-22': ({ lines }) => lines.every(({ quantity }) => quantity !== ''),
  'BR-23': ({ lines }) => lines.every(({ unit }) => unit !== ''),
  'BR-24': ({ lines }) => lines.every(({ net }) => net !== ''),
  'BR-25': ({ lines }) => lines.every(({ name }) => name !== ''),
  'BR-26': ({ lines }) => lines.every(({ price }) => price !== ''),
  'BR-27': ({ lines }) => lines.every(({ price }) => Number(price) >= 0),
  'BR-29': ({ period }) => day(period, 'StartDateTime') <= day(period, 'EndDateTime'),
  'BR-45': ({ rates }) => rates.every(({ basis }) => basis !== ''),
  'BR-46': ({ rates }) => rates.every(({ tax }) => tax !== ''),
  'BR-47': ({ rates }) => rates.every(({ category }) => category !== ''),
  'BR-48': ({ rates }) => rates.every(({ rate }) => rate !== ''),
  'BR-55': ({ preceding }) => preceding === undefined || text(preceding, 'IssuerAssignedID') !== '',
  'BR-62': ({ seller }) => hasScheme(seller),
  'BR-63': ({ buyer }) => hasScheme(buyer),
  'BR-CL-01': ({ document }) => ['380', '381'].includes(text(document, 'TypeCode')),
  'BR-CL-03': ({ settlement, taxCurrency }) => taxCurrency === text(settlement, 'InvoiceCurrencyCode'),
  'BR-CL-04': ({ settlement }) => CURRENCY.test(text(settlement, 'InvoiceCurrencyCode')),
  'BR-CO-04': ({ lines }) => lines.every(({ category }) => category !== ''),
  'BR-CO-09': ({ seller, buyer }) =>
    [seller, buyer].every((party) => {
      const number = taxNumber(party, 'VA')
      return number === undefined || VAT_ID.test(text(number, 'ID'))
    }),
  'BR-CO-10': ({ lines, total }) => cents(total('LineTotalAmount')) === sum(lines.map(({ net }) => net)),
  'BR-CO-13': ({ total }) => cents(total('TaxBasisTotalAmount')) === cents(total('LineTotalAmount')),
  'BR-CO-14': ({ taxTotal, rates }) => cents(taxTotal) === sum(rates.map(({ tax }) => tax)),
  'BR-CO-15': ({ total, taxTotal }) =>
    cents(total('GrandTotalAmount')) === cents(total('TaxBasisTotalAmount')) + cents(taxTotal),
  'BR-CO-16': ({ total }) =>
    cents(total('DuePayableAmount')) === cents(total('GrandTotalAmount')) - cents(total('TotalPrepaidAmount') || '0'),
  'BR-CO-17': ({ rates }) =>
    rates.every(({ basis, tax, rate }) => Math.abs(cents(tax) - (cents(basis) * Number(rate)) / 100) < 100),
  'BR-CO-18': ({ rates }) => rates.length > 0,
  'BR-CO-19': ({ period }) => period === undefined || day(period, 'StartDateTime') + day(period, 'EndDateTime') !== '',
  'BR-CO-25': ({ total, terms }) =>
    cents(total('DuePayableAmount')) <= 0 || text(terms, 'Description') + day(terms, 'DueDateDateTime') !== '',
  'BR-CO-26': ({ seller }) =>
    text(seller, 'ID') + text(seller, 'SpecifiedLegalOrganization', 'ID') !== '' ||
    taxNumber(seller, 'VA') !== undefined,
  'BR-DEC-09': ({ total }) => hasDecimals(total('LineTotalAmount'), 2),
  'BR-DEC-12': ({ total }) => hasDecimals(total('TaxBasisTotalAmount'), 2),
  'BR-DEC-13': ({ taxTotal }) => hasDecimals(taxTotal, 2),
  'BR-DEC-14': ({ total }) => hasDecimals(total('GrandTotalAmount'), 2),
  'BR-DEC-16': ({ total }) => hasDecimals(total('TotalPrepaidAmount'), 2),
  'BR-DEC-18': ({ total }) => hasDecimals(total('DuePayableAmount'), 2),
  'BR-DEC-19': ({ rates }) => rates.every(({ basis }) => hasDecimals(basis, 2)),
  'BR-DEC-20': ({ rates }) => rates.every(({ tax }) => hasDecimals(tax, 2)),
  'BR-DEC-23': ({ lines }) => lines.every(({ net }) => hasDecimals(net, 2)),
  ...categoryRules('S'),
  ...categoryRules('Z'),
  ...categoryRules('E'),
}

function hasScheme(party: unknown): boolean {
  const id = at(party, 'URIUniversalCommunication', 'URIID')
  return id === undefined || attribute(id, 'schemeID') !== ''
}

export const ruleNumbers = Object.keys(rules)

/** Returns the numbers of the rules that the invoice breaks. */
export function findBrokenRules(xml: string): string[] {
  const invoice = read(xml)
  return Object.entries(rules).flatMap(([number, isKept]) => (isKept(invoice) ? [] : [number]))
}

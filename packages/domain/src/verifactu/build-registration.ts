import { parseTaxNumber } from '../customer/tax-number.ts'
import type { InvoiceDocument } from '../invoice/invoice.ts'
import type { VatRateTotal } from '../invoice/vat-breakdown.ts'
import type { PartyTerm } from '../mode/products.ts'
import { type CreditGround, groundTypes } from './credit-reason.ts'
import { formatOffsetTime, formatRecordDay } from './format-record.ts'
import type { RecordRate, RecordRecipient, RecordType, Registration } from './invoice-record.ts'
import type { VerifactuConfig } from './verifactu-config.ts'

const taxCodes = { iva: '01', ipsi: '02', igic: '03' } as const
const MAX_NAME_LENGTH = 120

/** In Spanish, because the tax agency reads it. */
const services: Readonly<Record<PartyTerm, string>> = { guest: 'Alojamiento', driver: 'Alquiler de vehículo' }

export interface RegistrationFacts {
  readonly document: InvoiceDocument
  readonly config: VerifactuConfig
  /** The invoice that a credit note takes back, with its day of issue. */
  readonly corrects?: { readonly number: string; readonly day: string } | undefined
  readonly ground?: CreditGround | undefined
  readonly installation: string
  readonly version: string
  readonly correction?: Registration['correction']
}

/**
 * Whether records of a document's issuer are made: it is in Spain, has a Spanish tax number, and
 * invoices in euros. Returns the number without its prefix.
 */
export function findRecordedIssuer(
  { issuer, currency }: Pick<InvoiceDocument, 'issuer' | 'currency'>,
  { mode, producer }: VerifactuConfig,
): string | undefined {
  if (mode === 'off' || !producer || currency !== 'EUR' || issuer.country !== 'ES') return undefined
  return toSpanishNumber(issuer.taxNumber, 'ES')
}

/** Builds the record of an issued invoice or credit note, or undefined if none is made of it. */
export function buildRegistration(facts: RegistrationFacts): Omit<Registration, 'at'> | undefined {
  const { document, config, corrects, ground, installation, version, correction } = facts
  const taxNumber = findRecordedIssuer(document, config)
  const { number } = document
  if (!taxNumber || !number || !config.producer) return undefined
  const recipient = toRecipient(document)
  return {
    operation: 'register',
    taxNumber,
    issuer: document.issuer.name.slice(0, MAX_NAME_LENGTH),
    number,
    day: getIssueDay(document),
    producer: config.producer,
    installation,
    version,
    type: getRecordType(document.kind === 'creditNote', recipient !== undefined, ground),
    description: describe(document),
    recipient,
    corrects,
    rates: document.rates.map((rate) => toRate(rate, taxCodes[config.tax])),
    taxTotal: document.tax,
    total: document.gross,
    correction,
  }
}

/** The day that is printed as the day of issue. */
export function getIssueDay({ at, timeZone }: Pick<InvoiceDocument, 'at' | 'timeZone'>): string {
  return formatOffsetTime(new Date(at), timeZone).slice(0, 10)
}

/** An invoice without the customer's tax number is a simplified one, and its credit note R5. */
function getRecordType(isCredit: boolean, hasRecipient: boolean, ground: CreditGround = 'operation'): RecordType {
  if (!isCredit) return hasRecipient ? 'F1' : 'F2'
  return hasRecipient ? groundTypes[ground] : 'R5'
}

function toRecipient({ holder }: InvoiceDocument): RecordRecipient | undefined {
  const { taxNumber: typed, country, isVatNumber } = holder
  if (!typed) return undefined
  const name = holder.name.slice(0, MAX_NAME_LENGTH)
  const taxNumber = toSpanishNumber(typed, country)
  if (taxNumber) return { name, taxNumber }
  if (isVatNumber) return { name, idType: '02', id: typed }
  return country && country !== 'ES' ? { name, country, idType: '04', id: typed.slice(0, 20) } : undefined
}

/** The nine characters of a Spanish tax number, or undefined. */
export function toSpanishNumber(typed: string | undefined, country: string | undefined): string | undefined {
  if (!typed || country !== 'ES') return undefined
  const parsed = parseTaxNumber(typed, 'ESP')
  return parsed.kind === 'vat' ? parsed.number.slice(2) : undefined
}

function toRate({ category, vat, net, tax }: VatRateTotal, code: RecordRate['tax']): RecordRate {
  return { tax: code, qualification: category === 'E' ? 'N1' : 'S1', rate: vat, base: net, amount: tax }
}

function describe({ partyWord, stay }: InvoiceDocument): string {
  const days = `del ${formatRecordDay(stay.startDate)} al ${formatRecordDay(stay.endDate)}`
  return `${services[partyWord]} ${stay.reference}, ${days}`
}

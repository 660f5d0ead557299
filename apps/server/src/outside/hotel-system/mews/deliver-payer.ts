import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { toAlpha2 } from '@foyer/domain/country/country-codes.ts'
import { byHand } from '../not-delivered.ts'
import { parseAnswer } from '../parse-answer.ts'
import { updateReservation } from './deliver-stay.ts'
import { companiesAdded } from './mews-answers.ts'
import { lists } from './mews-lists.ts'
import type { MewsSession } from './mews-session.ts'
import { readKnown } from './read-known.ts'

type InvoiceHolder = Extract<DeliveryEvent, { kind: 'invoiceHolder' }>
type Customer = NonNullable<InvoiceHolder['customer']>

const MAIN_GUEST = 1

/**
 * The company that the invoice is for is the company of the reservation. Of another person Mews's bills
 * cannot be made out with the rights that we have.
 */
export async function deliverInvoiceHolder(
  session: MewsSession,
  { reference, position, customer }: InvoiceHolder,
): Promise<void> {
  const isCompany = customer?.type === 'company'
  if (!isCompany && position !== MAIN_GUEST) throw byHand('changePayer')
  const { reservation } = await readKnown(session, reference)
  const company = isCompany ? await findOrAddCompany(session, customer) : undefined
  if (reservation.PartnerCompanyId === company) return
  // A company that the hotel has chosen stays.
  if (!company && !(await isOwn(session, reservation.PartnerCompanyId))) return
  await updateReservation(session, reservation, { CompanyId: { Value: company ?? null } })
}

const OWN = 'Foyer '

/** Whether Foyer added this company. */
async function isOwn(session: MewsSession, id: string | undefined): Promise<boolean> {
  const known = id ? await session.readAll(lists.companies, { Ids: [id] }) : []
  return known.some(({ ExternalIdentifier }) => ExternalIdentifier?.startsWith(OWN))
}

/** The company that was added before, or a new one. */
async function findOrAddCompany(session: MewsSession, { id, name, fields }: Customer): Promise<string> {
  const ExternalIdentifier = `${OWN}${id}`
  const known = await session.readAll(lists.companies, { ExternalIdentifiers: [ExternalIdentifier] })
  const added = known.find((one) => one.IsActive && one.ExternalIdentifier === ExternalIdentifier)
  if (added) return added.Id
  const { address, postal_code, city, country, tax_number, email, phone } = fields
  const place = { Line1: address, City: city, PostalCode: postal_code, CountryCode: country && toAlpha2(country) }
  const given = { TaxIdentifier: tax_number, InvoicingEmail: email, Telephone: phone }
  const answer = await session.change('companies/add', {
    Name: name,
    ...omitEmpty(given),
    Address: omitEmpty(place),
    Options: { Invoiceable: false, AddFeesToInvoices: false, AddTaxDeductedPaymentToInvoices: false },
    ExternalIdentifier,
  })
  return parseAnswer('Mews', companiesAdded, answer).Companies[0].Id
}

const omitEmpty = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value))

import { isDeepStrictEqual } from 'node:util'
import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { toAlpha2 } from '@foyer/domain/country/country-codes.ts'
import { byHand } from '../not-delivered.ts'
import type { ApaleoPerson } from './apaleo-answers.ts'
import type { ApaleoSession } from './apaleo-session.ts'
import { readKnown } from './deliver-guests.ts'
import { readGuestFolio } from './deliver-payment.ts'

type InvoiceHolder = Extract<DeliveryEvent, { kind: 'invoiceHolder' }>
type Customer = NonNullable<InvoiceHolder['customer']>
type Fields = Readonly<Record<string, unknown>>

/** Makes the guest's folio out to the guest, person or company that the invoice is for. */
export async function deliverInvoiceHolder(
  session: ApaleoSession,
  { reference, position, customer }: InvoiceHolder,
): Promise<void> {
  const folio = await readGuestFolio(session, reference)
  const debitor = customer ? toDebitor(customer) : await readGuestDebitor(session, reference, position)
  if (isDeepStrictEqual(folio.debitor, debitor)) return
  const body = [{ op: 'add', path: '/debitor', value: debitor }]
  await session.change({ method: 'PATCH', path: `/finance/v1/folios/${encodeURIComponent(folio.id)}`, body })
}

const omitEmpty = (fields: Readonly<Record<string, string | undefined>>): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value))

function toDebitor({ type, name, surname, fields }: Customer): Fields {
  const { address, postal_code, city, country, tax_number, email, phone } = fields
  const place = { addressLine1: address, postalCode: postal_code, city, countryCode: country && toAlpha2(country) }
  return {
    ...(type === 'company'
      ? { company: omitEmpty({ name, taxId: tax_number }) }
      : omitEmpty({ firstName: name, name: surname ?? name, personalTaxId: tax_number })),
    address: omitEmpty(place),
    ...omitEmpty({ email, phone }),
  }
}

async function readGuestDebitor(
  session: ApaleoSession,
  reference: string,
  position: number | undefined,
): Promise<Fields> {
  const { primaryGuest, additionalGuests = [] } = await readKnown(session, reference)
  const person: ApaleoPerson | undefined =
    position === undefined ? undefined : [primaryGuest, ...additionalGuests][position - 1]
  if (!person) throw byHand('changePayer')
  const { firstName, lastName, address, email } = person
  return {
    type: position === 1 ? 'PrimaryGuest' : 'AdditionalGuest',
    ...(firstName !== undefined && { firstName }),
    name: lastName,
    ...(address !== undefined && { address }),
    ...(email !== undefined && { email }),
  }
}

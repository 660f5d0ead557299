import { toAlpha3 } from '../country/country-codes.ts'
import { type CustomerFieldName, checkCustomer } from '../customer/customer-fields.ts'
import type { FieldIssue } from '../fields/issues.ts'
import type { Payer } from './payer.ts'

type PayerField = Exclude<keyof Payer, 'kind'>

/** The customer field by whose rule each part of a payer is checked. */
const customerFields = {
  name: 'name',
  taxNumber: 'tax_number',
  address: 'address',
  postalCode: 'postal_code',
  city: 'city',
  country: 'country',
  email: 'email',
} as const satisfies Record<PayerField, CustomerFieldName>

const entries = Object.entries(customerFields) as [PayerField, CustomerFieldName][]

/** Returns issues by field, by the rules for invoice holders; the page and the server run the same check. */
export function checkPayer(payer: Payer): FieldIssue[] {
  const values = Object.fromEntries(
    entries.map(([name, field]) => {
      const value = payer[name]
      // An unknown country stays as it is, and is found to be wrong.
      return [field, name === 'country' && value ? (toAlpha3(value) ?? value) : value]
    }),
  )
  const asked = entries.map(([name, field]) => ({ name: field, required: name === 'name' }))
  // Payers have no date of birth, so that no day is needed.
  return checkCustomer(asked, values, '', payer.kind).map(({ field, issue }) => ({
    field: entries.find(([, name]) => name === field)?.[0] ?? field,
    issue,
  }))
}

import * as z from 'zod/mini'
import { yearsBefore } from '../basics/days.ts'
import { textSchema } from '../basics/text.ts'
import { toAlpha2 } from '../country/country-codes.ts'
import { checkField } from '../fields/check-field.ts'
import { type Field, type FieldKind, parseField } from '../fields/field.ts'
import type { FieldIssue } from '../fields/issues.ts'
import { parseTaxNumber } from './tax-number.ts'

export const customerTypes = ['person', 'company'] as const
export type CustomerType = (typeof customerTypes)[number]

/** The fields that we know, under the names that hotel systems use. */
export const customerFieldKinds = {
  name: 'text',
  surname: 'text',
  tax_number: 'text',
  birthdate: 'date',
  address: 'text',
  postal_code: 'text',
  city: 'text',
  region: 'text',
  country: 'country',
  email: 'email',
  phone: 'phone',
  language: 'select',
} as const satisfies Record<string, FieldKind>

export type CustomerFieldName = keyof typeof customerFieldKinds

export function isKnownCustomerField(name: string): name is CustomerFieldName {
  return Object.hasOwn(customerFieldKinds, name)
}

const MAX_LENGTH = 200
const MAX_AGE_YEARS = 100

const configured = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, 'small letters, digits and underscores')),
  required: z._default(z.boolean(), false),
  /** The field's label; our own if absent. */
  names: z._default(textSchema, {}),
})
const list = z.array(configured).check(z.maxLength(30))

/** What the hotel's system needs to know about the person or company on an invoice. */
export const invoiceSchema = z.object({
  person: z._default(list, [
    { name: 'name', required: true, names: {} },
    { name: 'surname', required: true, names: {} },
    { name: 'tax_number', required: false, names: {} },
    { name: 'address', required: true, names: {} },
    { name: 'postal_code', required: false, names: {} },
    { name: 'city', required: true, names: {} },
    { name: 'country', required: true, names: {} },
  ]),
  company: z._default(list, [
    { name: 'name', required: true, names: {} },
    { name: 'tax_number', required: true, names: {} },
    { name: 'address', required: true, names: {} },
    { name: 'postal_code', required: false, names: {} },
    { name: 'city', required: true, names: {} },
    { name: 'country', required: true, names: {} },
  ]),
})

/** A field that the hotel's system requests. */
export interface RequestedField {
  readonly name: string
  readonly required: boolean
}

/** Maps it to a form field; unknown fields are text. */
export function toCustomerField({ name, required }: RequestedField, label: Field['label'] = {}): Field {
  const type = isKnownCustomerField(name) ? customerFieldKinds[name] : 'text'
  return parseField({
    name,
    type,
    label,
    mandatory: required,
    max_chars: MAX_LENGTH,
    ...(type === 'select' && { select_source: 'languages' }),
  })
}

/** Returns issues by field; the page and the server run the same check. */
export function checkCustomer(
  fields: readonly RequestedField[],
  values: Readonly<Record<string, unknown>>,
  today: string,
  type?: CustomerType,
): FieldIssue[] {
  return fields.flatMap((asked): FieldIssue[] => {
    const field = toCustomerField(asked)
    const issue = checkField({ field, mandatory: asked.required }, values[asked.name])
    if (issue) return [issue]
    const value = values[asked.name]
    if (typeof value !== 'string' || value.trim() === '') return []
    if (asked.name === 'birthdate' && !isPlausibleBirthDate(value, today))
      return [{ field: asked.name, issue: 'birthDateOutOfRange' }]
    if (asked.name === 'country' && toAlpha2(value) === undefined)
      return [{ field: asked.name, issue: 'invalidCountry' }]
    // People may give the number of their document instead.
    const isWrong = type === 'company' && asked.name === 'tax_number' && !isTaxNumber(value, values['country'])
    return isWrong ? [{ field: asked.name, issue: 'invalidTaxNumber' }] : []
  })
}

function isTaxNumber(value: string, country: unknown): boolean {
  return parseTaxNumber(value, typeof country === 'string' ? country : undefined).kind !== 'invalid'
}

function isPlausibleBirthDate(day: string, today: string): boolean {
  return yearsBefore(today, MAX_AGE_YEARS) <= day && day <= today
}

import { singleLineSchema } from '@foyer/domain/basics/line.ts'
import { customerTypes } from '@foyer/domain/customer/customer-fields.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'
import { text } from './wire/values.ts'

const type = z.enum(customerTypes)
const value = singleLineSchema(200)
const MAX_FIELDS = 30

/** The fields that the hotel's system requires for the invoice holder. */
export const customerFields = call({
  name: 'customerFields',
  method: 'POST',
  path: '/api/new-customer-fields/',
  changes: false,
  body: renamed({ type }, { type: 'customer_type' }),
  reply: z.array(
    renamed(
      { name: z.string(), required: z.boolean(), label: z.string() },
      { name: 'field_name', label: 'field_translation' },
    ),
  ),
})

export const createCustomer = call({
  name: 'createCustomer',
  method: 'POST',
  path: '/api/create-new-customer/',
  body: renamed(
    {
      type,
      /** Extension: the reservation to invoice. A page that has found just one may omit it. */
      reference: z.optional(z.string()),
      firstName: z.optional(value),
      lastName: z.optional(value),
      language: text,
      fields: z
        .record(z.string().check(z.maxLength(40)), value)
        .check(z.refine((fields) => Object.keys(fields).length <= MAX_FIELDS)),
    },
    { type: 'customer_type', reference: 'reservation_reference', firstName: 'name', lastName: 'surname' },
  ),
  reply: renamed({ customerId: z.string() }, { customerId: 'customer_id' }),
})

/** Makes the invoice out to this customer, or to this guest of the reservation, from now on. */
export const changeCustomer = call({
  name: 'changeCustomer',
  method: 'POST',
  path: '/api/change-customer/',
  body: renamed(
    { customerId: z.string(), reference: z.string() },
    { customerId: 'customer_id', reference: 'reservation_reference' },
  ),
})

/** Extension: the invoice holder, sent with the summary. A guest is identified by their own id. */
export const invoiceHolder = renamed(
  { customerId: z.string(), type: z.enum(['guest', ...customerTypes]), name: z.string() },
  { customerId: 'customer_id', type: 'customer_type' },
)

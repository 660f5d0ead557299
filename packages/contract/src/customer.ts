import * as z from 'zod/mini'
import { call } from './call.ts'
import { renamed } from './renamed.ts'
import { text } from './values.ts'

const type = z.enum(['person', 'company'])

/** What the hotel's system wants to know of whoever the invoice is made out to. */
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
    { type, firstName: text, lastName: text, language: text, fields: z.record(z.string(), z.string()) },
    { type: 'customer_type', firstName: 'name', lastName: 'surname' },
  ),
  reply: renamed({ customerId: z.string() }, { customerId: 'customer_id' }),
})

/** From now on the invoice is made out to this customer. */
export const changeCustomer = call({
  name: 'changeCustomer',
  method: 'POST',
  path: '/api/change-customer/',
  body: renamed(
    { customerId: z.string(), reference: z.string() },
    { customerId: 'customer_id', reference: 'reservation_reference' },
  ),
})

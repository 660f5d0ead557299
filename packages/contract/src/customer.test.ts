import { it } from 'vitest'
import { changeCustomer, createCustomer, customerFields } from './customer.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('new-customer-fields maps its fields to wire names', () => {
  expectRoundTrip(customerFields.body, { type: 'company' }, { customer_type: 'company' })
  expectRoundTrip(
    customerFields.reply,
    [{ name: 'vat', required: true, label: 'VAT' }],
    [{ field_name: 'vat', required: true, field_translation: 'VAT' }],
  )
})

it('create-new-customer maps its fields to wire names', () => {
  expectRoundTrip(
    createCustomer.body,
    { type: 'person', firstName: 'Ana', lastName: 'García', language: 'es', fields: { vat: 'X1' } },
    { customer_type: 'person', name: 'Ana', surname: 'García', language: 'es', fields: { vat: 'X1' } },
  )
  expectRoundTrip(createCustomer.reply, { customerId: 'c1' }, { customer_id: 'c1' })
})

it('change-customer maps its fields to wire names', () => {
  expectRoundTrip(
    changeCustomer.body,
    { customerId: 'c1', reference: 'F' },
    { customer_id: 'c1', reservation_reference: 'F' },
  )
})

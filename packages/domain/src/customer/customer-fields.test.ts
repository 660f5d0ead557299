import { expect, it } from 'vitest'
import { checkCustomer, invoiceSchema, toCustomerField } from './customer-fields.ts'

const TODAY = '2030-05-10'
const issues = (name: string, required: boolean, value: unknown) =>
  checkCustomer([{ name, required }], { [name]: value }, TODAY).map(({ issue }) => issue)

it.each([
  ['INVOICE-10.a a required field cannot be empty', 'tax_number', true, '  ', ['required']],
  ['INVOICE-10.b an optional field can', 'tax_number', false, '', []],
  ['INVOICE-10.b or be absent', 'tax_number', false, undefined, []],
  ['INVOICE-11.a born today', 'birthdate', true, TODAY, []],
  ['INVOICE-11.a born a hundred years ago', 'birthdate', true, '1930-05-10', []],
  ['INVOICE-11.b born a day earlier', 'birthdate', true, '1930-05-09', ['birthDateOutOfRange']],
  ['INVOICE-11.c born tomorrow', 'birthdate', true, '2030-05-11', ['birthDateOutOfRange']],
  ['an impossible date', 'birthdate', false, '1990-02-30', ['impossibleDate']],
  ['an invalid email address', 'email', false, 'ana@', ['invalidEmail']],
  ['an unknown field', 'loyalty_code', true, 'L-7', []],
  ['an unknown field that is too long', 'loyalty_code', false, 'x'.repeat(201), ['tooLong']],
])('%s', (_, name, required, value, expected) => {
  expect(issues(name, required, value)).toEqual(expected)
})

it('S25 checks the tax number of a company in its country, and that the country exists', () => {
  const asked = [
    { name: 'tax_number', required: true },
    { name: 'country', required: true },
  ]
  const check = (tax_number: string, country: string, type: 'person' | 'company' = 'company') =>
    checkCustomer(asked, { tax_number, country }, TODAY, type).map(({ field, issue }) => [field, issue])
  expect(check('DE123456788', 'DEU')).toEqual([])
  expect(check('DE123456789', 'DEU')).toEqual([['tax_number', 'invalidTaxNumber']])
  // A person may give the number of a document.
  expect(check('DE123456789', 'DEU', 'person')).toEqual([])
  expect(check('B-123', 'CHE')).toEqual([])
  expect(check('B-123', 'GER')).toEqual([['country', 'invalidCountry']])
})

it('INVOICE-14.a asks for an unknown field as text', () => {
  expect(toCustomerField({ name: 'loyalty_code', required: false }).type).toBe('text')
  expect(toCustomerField({ name: 'country', required: false }).type).toBe('country')
})

it('by default asks for what an invoice needs', () => {
  const { person, company } = invoiceSchema.parse({})
  const required = (fields: typeof person) => fields.filter((field) => field.required).map(({ name }) => name)
  expect(required(person)).toEqual(['name', 'surname', 'address', 'city', 'country'])
  expect(required(company)).toEqual(['name', 'tax_number', 'address', 'city', 'country'])
})

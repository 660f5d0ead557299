import { expect, it } from 'vitest'
import { findBillEmailIssue } from './bill-email.ts'

const at = { payAction: 'payWithOtherCard', printerMails: false, mayNameAddress: true } as const
const wanted = { send: true, email: '' }
const toBooking = { ...at, mayNameAddress: false }

it.each([
  ['SUMMARY-14.a sending is chosen without an address', wanted, at, 'required'],
  ['SUMMARY-14.a spaces are not an address', { ...wanted, email: '  ' }, at, 'required'],
  ['SUMMARY-14.b sending is not chosen', { send: false, email: '' }, at, undefined],
  ['SUMMARY-15 the fiscal printer sends emails', { send: false, email: '' }, { ...at, printerMails: true }, 'required'],
  ['SUMMARY-16.a no address', { send: true, email: 'ana@' }, at, 'invalidEmail'],
  ['SUMMARY-16.b an address', { send: true, email: ' ana@example.com ' }, at, undefined],
  ['an address that is not needed is not checked', { send: false, email: 'ana@' }, at, undefined],
  ['SUMMARY-17 at reception', wanted, { ...at, payAction: 'payInReception' }, undefined],
  [
    'SUMMARY-17 at reception, with the printer',
    wanted,
    { ...at, payAction: 'payInReception', printerMails: true },
    undefined,
  ],
  ['nothing is due, but the bill is requested', wanted, { ...at, payAction: undefined }, 'required'],
  [
    'rejects an incomplete address even at reception',
    { send: true, email: 'ana@' },
    { ...at, payAction: 'payInReception' },
    'invalidEmail',
  ],
  ['R28 it goes to the booking’s address', { send: true, email: 'ana@' }, toBooking, undefined],
  ['R28 it goes to the booking’s address, with the printer', wanted, { ...toBooking, printerMails: true }, undefined],
] as const)('%s', (_, mail, where, expected) => {
  expect(findBillEmailIssue(mail, where)).toBe(expected)
})

import { checkOut } from '@foyer/contract/checkout.ts'
import type { GuestPage } from '../../../testing/guest-page.ts'

/** Two demo guests who leave today: one owes something, the other nothing. */
export const piotr = { roomNumber: '204', firstName: 'Piotr', lastName: 'Kowalski' }
export const maeve = { roomNumber: '305', firstName: 'Maeve', lastName: "O'Brien" }

interface Leaving {
  readonly roomNumber: string
  readonly firstName: string
  readonly lastName: string
  readonly secondFactor?: string
  readonly sendBill?: boolean
  readonly demoPaymentDone?: boolean
  readonly language?: string
}

export function checkOutGuest(page: GuestPage, said: Leaving) {
  return page.call(checkOut, { body: { hotelId: 1, language: 'en', sendBill: false, ...said } })
}

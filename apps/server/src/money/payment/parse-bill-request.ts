import { isEmail } from '@foyer/domain/basics/email.ts'
import type { BillRequest } from '../bill/requested-bill.store.ts'

interface BillInput {
  readonly byEmail: boolean
  readonly email?: string | undefined
}

/** Returns undefined if the payer wants no bill by mail. */
export function parseBillRequest({ byEmail, email = '' }: BillInput): BillRequest | undefined {
  const address = email.trim()
  if (!byEmail) return undefined
  if (address === '') return { email: null }
  return isEmail(address) ? { email: address } : undefined
}

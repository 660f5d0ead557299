import { isEmail } from '@foyer/domain/basics/email.ts'

interface BillAddressInput {
  readonly byEmail: boolean
  readonly email?: string | undefined
}

/** Returns the address for the bill; undefined if the payer wants none. */
export function parseBillAddress({ byEmail, email = '' }: BillAddressInput): string | undefined {
  const address = email.trim()
  return byEmail && isEmail(address) ? address : undefined
}

import { isEmail } from '@foyer/domain/basics/email.ts'

interface Said {
  readonly byEmail: boolean
  readonly email?: string | undefined
}

/** Where whoever pays wants the bill; undefined for who wants none. */
export function billTo({ byEmail, email = '' }: Said): string | undefined {
  const address = email.trim()
  return byEmail && isEmail(address) ? address : undefined
}

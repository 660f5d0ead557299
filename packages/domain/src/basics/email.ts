const local = "[\\p{L}\\p{M}\\p{N}!#$%&*+/=?^_{|}~'-]+"
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?'

/**
 * One rule for guests, accounts, staff and imports: at most 254 characters, 64 of them before the @; letters of any language and the
 * usual signs, no dot at an end or twice, and the name of a domain behind it. What a mail program writes around an address is no part of it.
 */
export const emailPattern = new RegExp(
  `^(?=.{1,254}$)(?=[^@]{1,64}@)${local}(?:\\.${local})*@(?:${label}\\.)+[\\p{L}\\p{M}\\p{N}-]{2,63}$`,
  'u',
)

export function isEmail(text: string): boolean {
  return emailPattern.test(text)
}

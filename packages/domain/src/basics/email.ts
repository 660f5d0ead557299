const local = "[\\p{L}\\p{M}\\p{N}!#$%&*+/=?^_{|}~'-]+"
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?'

/**
 * One rule for guests, accounts, staff and imports: at most 254 characters, 64 of them before the
 * @; letters of any script and the usual signs, no leading, trailing or double dot, and a domain
 * name after the @. A display name around the address is not part of it.
 */
export const emailPattern = new RegExp(
  `^(?=.{1,254}$)(?=[^@]{1,64}@)${local}(?:\\.${local})*@(?:${label}\\.)+[\\p{L}\\p{M}\\p{N}-]{2,63}$`,
  'u',
)

export function isEmail(text: string): boolean {
  return emailPattern.test(text)
}

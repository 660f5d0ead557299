/** The same length for every code, because the length would be a hint. */
export const CONCEALED = '******'

const STARS = '****'
const LEADING = 3

/** Shows just enough for the owner to recognise the address. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const user = at < 0 ? email : email.slice(0, at)
  return `${[...user].slice(0, LEADING).join('')}${STARS}${at < 0 ? '' : email.slice(at)}`
}

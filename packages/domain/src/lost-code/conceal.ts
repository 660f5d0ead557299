/** As long for every code: its length is part of it. */
export const CONCEALED = '******'

const STARS = '****'
const LEADING = 3

/** Enough for whoever has the address to recognise it. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const user = at < 0 ? email : email.slice(0, at)
  return `${[...user].slice(0, LEADING).join('')}${STARS}${at < 0 ? '' : email.slice(at)}`
}

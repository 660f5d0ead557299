/** The same length for every code, because the length would be a hint. */
export const CONCEALED_CODE = '******'

const STARS = '****'
const VISIBLE_CHARACTERS = 3

/** Shows just enough for the owner to recognise the address. */
export function maskEmailUser(email: string): string {
  const at = email.lastIndexOf('@')
  const user = at < 0 ? email : email.slice(0, at)
  return `${[...user].slice(0, VISIBLE_CHARACTERS).join('')}${STARS}${at < 0 ? '' : email.slice(at)}`
}

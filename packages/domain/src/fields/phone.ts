/** Digits with an optional plus, and one blank after the country prefix. */
const phonePattern = /^\+?(\d{1,3} )?\d+$/

export function isPhone(text: string): boolean {
  return phonePattern.test(text)
}

/** Joins a country prefix and the number that the guest typed. */
export function joinPhone(prefix: string, number: string): string {
  // Drops the zero that is dialled only within the country: "(0)30 123456".
  const digits = number.replace(/\(0\)/, '').replace(/\D/g, '')
  const country = prefix.replace(/\D/g, '')
  return country && digits ? `+${country} ${digits}` : digits
}

/** Digits, perhaps with a plus before them and one blank after a country's prefix. */
const phonePattern = /^\+?(\d{1,3} )?\d+$/

export function isPhone(text: string): boolean {
  return phonePattern.test(text)
}

/** One value from a country's prefix and the number as the guest typed it. */
export function joinPhone(prefix: string, number: string): string {
  // The zero that is dialled only inside the country: "(0)30 123456".
  const digits = number.replace(/\(0\)/, '').replace(/\D/g, '')
  const country = prefix.replace(/\D/g, '')
  return country && digits ? `+${country} ${digits}` : digits
}

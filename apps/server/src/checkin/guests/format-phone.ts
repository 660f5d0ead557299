import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Formats `+49 (0)30 123456` as `+49 30123456`: the trunk zero isn't part of the international
 * number, except in Italy. An impossible number stays as typed, because it has passed the
 * specification's pattern.
 */
export function formatPhone(typed: string): string {
  const number = typed.startsWith('+') ? parsePhoneNumberFromString(typed) : undefined
  return number?.isPossible() ? `+${number.countryCallingCode} ${number.nationalNumber}` : typed
}

import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * `+49 30123456` for `+49 (0)30 123456`: the zero that is dialled only inside a country is no part of the number, but for Italy's. What
 * nobody can dial stays as it was typed: the specification's pattern has judged it, and the guest knows their number.
 */
export function formattedPhone(typed: string): string {
  const number = typed.startsWith('+') ? parsePhoneNumberFromString(typed) : undefined
  return number?.isPossible() ? `+${number.countryCallingCode} ${number.nationalNumber}` : typed
}

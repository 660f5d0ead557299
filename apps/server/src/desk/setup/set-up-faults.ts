import type { SetUp } from '@foyer/contract/staff/set-up.ts'
import { isCurrency, isTimeZone } from '@foyer/domain/config/check-config.ts'
import { toAlpha2 } from '@foyer/domain/country/country-codes.ts'
import { weakPasswordReason } from '@foyer/domain/staff/password.ts'

interface Fault {
  readonly path: string
  readonly issue: string
}

/** Returns issues that the schema can't express; the same for the page and the terminal. */
export function findSetUpFaults({ administrator, hotel, rooms }: SetUp): Fault[] {
  const weak = weakPasswordReason(administrator.password, administrator)
  const numbers = rooms.map(({ number }) => number.toUpperCase())
  return [
    ...(weak ? [{ path: 'administrator.password', issue: weak }] : []),
    ...(toAlpha2(hotel.country) ? [] : [{ path: 'hotel.country', issue: 'unknown' }]),
    ...(isTimeZone(hotel.timeZone) ? [] : [{ path: 'hotel.timeZone', issue: 'unknown' }]),
    ...(isCurrency(hotel.currency) ? [] : [{ path: 'hotel.currency', issue: 'unknown' }]),
    ...numbers.flatMap((number, at) =>
      numbers.indexOf(number) < at ? [{ path: `rooms.${at}.number`, issue: 'twice' }] : [],
    ),
  ]
}

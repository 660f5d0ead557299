import type { SetUp } from '@foyer/contract/staff/set-up.ts'
import { isCurrency, isTimeZone } from '@foyer/domain/config/check-config.ts'
import { alpha2Of } from '@foyer/domain/country/country-codes.ts'
import { whyPasswordIsWeak } from '@foyer/domain/staff/password.ts'

interface Fault {
  readonly path: string
  readonly issue: string
}

/** Returns issues that the schema can't express; the same for the page and the terminal. */
export function setUpFaults({ administrator, hotel, rooms }: SetUp): Fault[] {
  const weak = whyPasswordIsWeak(administrator.password, administrator)
  const numbers = rooms.map(({ number }) => number.toUpperCase())
  return [
    ...(weak ? [{ path: 'administrator.password', issue: weak }] : []),
    ...(alpha2Of(hotel.country) ? [] : [{ path: 'hotel.country', issue: 'unknown' }]),
    ...(isTimeZone(hotel.timeZone) ? [] : [{ path: 'hotel.timeZone', issue: 'unknown' }]),
    ...(isCurrency(hotel.currency) ? [] : [{ path: 'hotel.currency', issue: 'unknown' }]),
    ...numbers.flatMap((number, at) =>
      numbers.indexOf(number) < at ? [{ path: `rooms.${at}.number`, issue: 'twice' }] : [],
    ),
  ]
}

import { expect, it } from 'vitest'
import { buildGuest, buildReservation } from '../testing/builders.ts'
import { getReservationCode, isLinkToken } from './link-code.ts'
import { matchesSecondFactor, type SecondFactor } from './second-factor.ts'

const reservation = buildReservation({ guests: [buildGuest(), buildGuest({ id: 'guest-2', lastName: 'Müller' })] })

it.each<[string, SecondFactor, boolean]>([
  ['the surname of the booking', { surname: ' SOLER' }, true],
  ['the surname of another guest', { surname: 'muller' }, true],
  ['part of the surname', { surname: 'Sole' }, false],
  ['an empty factor', {}, false],
  ['a blank', { surname: ' ' }, false],
  ['a pattern', { surname: '%' }, false],
  ['the day of arrival', { arrivalDate: '2030-05-10' }, true],
  ['another day', { arrivalDate: '2030-05-11' }, false],
  ['a wrong day with the right surname', { surname: 'Soler', arrivalDate: '2030-05-11' }, false],
])('%s', (_, factor, opens) => {
  expect(matchesSecondFactor(reservation, factor)).toBe(opens)
})

it('an empty surname does not open a booking without names', () => {
  expect(matchesSecondFactor({ ...reservation, customer: {}, guests: [] }, { surname: '' })).toBe(false)
})

it.each([
  ['Zm95ZXItZGVtby1saW5rLWZvci10b21vcnJvdy0xMDE', true],
  ['FOY1015', false],
  ['', false],
  ['../../../../../../../../../../../../../../.', false],
])('%s is a link: %s', (code, isLink) => {
  expect(isLinkToken(code)).toBe(isLink)
  expect(getReservationCode({ params: { code } })).toBe(isLink ? undefined : code || undefined)
})

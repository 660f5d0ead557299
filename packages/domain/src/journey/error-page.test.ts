import { expect, it } from 'vitest'
import { type ErrorPage, toErrorPage } from './error-page.ts'
import { place } from './place.ts'

const own = { enrolledOnly: false }
const kiosk = { enrolledOnly: true }
const code = 'FOY1001'

it.each<[string, Record<string, string>, Partial<ErrorPage>]>([
  [
    'ERROR-01.a NAV-27.d retrying a key leads to room-key and does not charge twice',
    { code, error: 'unavailable', allowTryProgramKeyAgain: 'true' },
    { retry: { to: place('room-key', { code }), does: 'key' }, money: 'notAgain', key: 'notMade' },
  ],
  [
    'ERROR-01.b NAV-27.e retrying a payment leads to the summary',
    { code, error: 'unexpected', action: 'Payment', allowRetryPayment: 'true' },
    { retry: { to: place('check-in-summary', { code }), does: 'payment' }, money: 'notTaken' },
  ],
  [
    'ERROR-01.c otherwise the guest list',
    { code, error: 'guestsIncomplete' },
    {
      code: 'guestsIncomplete',
      retry: { to: place('guest-list', { code }), does: 'again' },
      money: undefined,
      endsTheVisit: false,
    },
  ],
  [
    'without a booking the search is next',
    { error: 'unavailable', allowRetryPayment: 'true' },
    { retry: { to: place('check-in'), does: 'again' } },
  ],
  [
    'a cancelled booking stays cancelled, but another can be searched for',
    { code, error: 'reservationCancelled' },
    { retry: { to: place('check-in'), does: 'otherBooking' } },
  ],
  [
    'NAV-27.g pok_is_disabled: only the hotel can help',
    { pok_is_disabled: 'true' },
    { code: 'kioskNotConfigured', retry: undefined, receptionFirst: true },
  ],
  [
    'roomNotAvailable ends the check-in',
    { code, error: 'No room', roomNotAvailable: 'true' },
    { code: 'roomNotAvailable', endsTheVisit: true },
  ],
  [
    'NAV-27.f payInReception puts reception first and tells the guest where to pay',
    { code, payInReception: 'true', action: 'Payment' },
    { receptionFirst: true, money: 'atReception' },
  ],
  [
    'the hotel system’s own error for an unknown kiosk',
    { error: 'Pok no configurado' },
    { code: 'kioskNotConfigured' },
  ],
  [
    'a declined payment charged nothing',
    { code, action: 'pago', error: 'The transaction was refused' },
    { code: 'unexpected', money: 'notTaken' },
  ],
  [
    'a payment without an answer is being checked',
    { code, action: 'Payment', error: 'offline' },
    { money: 'asked', receptionFirst: true },
  ],
  [
    'ERROR-08.c NAV-27.a action, error and message of other systems are plain details',
    { action: 'Extras update', error: 'No stock', message_error: '<b>Sold out</b>' },
    { code: 'unexpected', details: ['Extras update', 'No stock', '<b>Sold out</b>'] },
  ],
  ['NAV-27.i hideErrorTitle', { error: 'No stock', hideErrorTitle: 'true' }, { titleHidden: true, details: [] }],
  ['ERROR-08.a hides status_code', { message_error: 'status_code: 502' }, { details: [] }],
  ['ERROR-08.b hides JSON', { message_error: 'Unexpected token in JSON at 0' }, { details: [] }],
  [
    'with no better information',
    { error: 'This action could not be performed', message_error: 'Unknown error' },
    { code: 'unexpected', details: [] },
  ],
  ['nothing at all', {}, { code: 'unexpected', details: [], titleHidden: false }],
  ['truncates a very long text', { message_error: 'x'.repeat(900) }, { details: [`${'x'.repeat(200)}…`] }],
  ['ignores inherited property names', { error: 'toString' }, { code: 'unexpected' }],
])('%s', (_, params, expected) => {
  expect(toErrorPage(params, own)).toMatchObject(expected)
})

it.each([
  ['ERROR-02.b NAV-27.h a hotel device whose session has ended signs in', { statusCode: '401' }, kiosk, true],
  ["a guest's own phone does not", { statusCode: '401' }, own, false],
  ['nor a kiosk without a logged-in guest', { statusCode: '401', error: 'notSignedIn' }, kiosk, false],
  ["nor one whose guest's login has expired", { statusCode: '401', error: 'tokenExpired' }, kiosk, false],
  ['nor one whose guest has the wrong password', { statusCode: '401', error: 'signInRefused' }, kiosk, false],
  ['nor any other status', { statusCode: '409' }, kiosk, false],
])('%s', (_, params, device, expected) => {
  expect(toErrorPage(params, device).leadsToSignIn).toBe(expected)
})

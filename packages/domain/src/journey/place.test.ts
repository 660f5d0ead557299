import { expect, it } from 'vitest'
import { type Place, parsePlace, place, toPath } from './place.ts'
import { configuredScreens, type ScreenName, screens, toScreenName } from './screens.ts'

it.each<[string, Place, string]>([
  [
    'guest-list',
    place('guest-list', { code: 'FOY1001', groupLocator: 'GRP77', fromReservationCreate: 'true' }),
    '/guest-list/FOY1001?groupLocator=GRP77&fromReservationCreate=true',
  ],
  ['check-in', place('check-in', { voucher: 'A B', surname: "O'Brien" }), "/check-in?voucher=A%20B&surname=O'Brien"],
  [
    'finish',
    place('finish', { code: 'FOY1001', groupLocator: 'GRP77', errorSendingEmail: 'true', keybox_opening_qr_uri: 'q' }),
    '/finish/?code=FOY1001&groupLocator=GRP77&errorSendingEmail=true&keybox_opening_qr_uri=q',
  ],
  ['your-booking', place('your-booking', { reloadPage: 'true' }), '/your-booking?reloadPage=true'],
  [
    'guest-detail',
    place('guest-detail', {
      code: 'FOY1001',
      guestIndex: '2',
      error: 'e',
      numTriesScanning: '1',
      groupLocator: 'GRP77',
      mrz: 'P<',
      doFaceRecognitionFirst: 'true',
    }),
    '/guest-detail/FOY1001/2?error=e&numTriesScanning=1&groupLocator=GRP77&mrz=P%3C&doFaceRecognitionFirst=true',
  ],
  [
    'signpad',
    place('signpad', { code: 'FOY1001', guestIndex: '2', groupLocator: 'GRP77' }),
    '/signpad/FOY1001?guestIndex=2&groupLocator=GRP77',
  ],
  [
    'NAV-15.c check-in-summary',
    place('check-in-summary', { code: 'FOY1001', keyDone: 'false', roomNumber: '204' }),
    '/check-in-summary/FOY1001/false/-/-/204/-/-',
  ],
])("%s has the specification's path, in both directions", (_, there, path) => {
  expect(toPath(there)).toBe(path)
  expect(parsePlace(path)).toEqual(there)
})

it.each([
  ['/check-in-summary/FOY1001', place('check-in-summary', { code: 'FOY1001' })],
  ['/guest-list/FOY1001/', place('guest-list', { code: 'FOY1001' })],
  ['/guest-list/', undefined],
  ['/guest-list/%E0%A4%A', undefined],
  ['/nowhere', undefined],
  ['/', undefined],
  ['', undefined],
])('reads %s', (path, expected) => {
  expect(parsePlace(path)).toEqual(expected)
})

it('every screen survives a round trip through its path with hostile parameters', () => {
  for (const screen of Object.keys(screens) as ScreenName[]) {
    const traits: { path: string; query?: readonly string[] } = screens[screen]
    const params = [...traits.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').concat(traits.query ?? [])
    const there = place(screen, Object.fromEntries(params.map((name) => [name, `a/b?c=${name}&%#é<script>`])))
    expect(parsePlace(toPath(there))).toEqual(there)
  }
})

it.each([
  ['NAV-39', 'SearchReservation', 'check-in'],
  ['NAV-40', 'YourBookings', 'your-booking'],
  ['NAV-41', 'GuestsList', 'guest-list'],
  ['NAV-42', 'ExtrasScreen', 'check-in-extras'],
  ['NAV-43', 'MrzCapture', 'guest-detail'],
  ['NAV-44', 'SignatureScreen', 'signpad'],
  ['NAV-45', 'PaymentResume', 'check-in-summary'],
  ['NAV-46', 'KeyGeneration', 'room-key'],
  ['NAV-47', 'ThanksScreen', 'finish'],
  ['NAV-48', 'OptionsMenu', 'home'],
  ['NAV-49', 'CreateReservation', 'create-reservation'],
  ['NAV-50', 'ResendRoomAccessCode', 'resend-room-access-code'],
  ['NAV-51', 'RacUpsell', 'rac-upsell'],
  ['NAV-52', 'MainInformation', 'main-information'],
  ['NAV-53', 'CheckoutScreen', 'checkout'],
])('%s %s maps to %s', (_, configured, screen) => {
  expect(toScreenName(configured)).toBe(screen)
  expect(Object.keys(configuredScreens)).toHaveLength(15)
})

it('a name without a mapping has no screen', () => {
  expect(toScreenName('toString')).toBeUndefined()
})

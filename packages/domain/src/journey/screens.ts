interface ScreenTraits {
  /** Path below the hotel's address; `{name}` is a parameter of the place. */
  readonly path: string
  /** Optional parameters in the query string. */
  readonly query?: readonly string[]
}

/** Every screen by its state name, with the specification's path and parameters. */
export const screens = {
  'license-code-sign-in': { path: '/sign-in' },
  // Our addition: lets staff choose another terminal.
  'select-pos-terminal': { path: '/select-pos-terminal', query: ['change'] },
  home: { path: '/home', query: ['success'] },
  login: { path: '/auth/login' },
  signup: { path: '/auth/signup' },
  // Our addition: requests the email for choosing a new password.
  'forgotten-password': { path: '/auth/forgotten-password' },
  'check-in': { path: '/check-in', query: ['voucher', 'surname'] },
  'check-in-qr': { path: '/check-in-qr' },
  // Our addition: an additional proof before anything of a reservation is shown.
  'second-factor': { path: '/second-factor', query: ['code'] },
  'your-booking': { path: '/your-booking', query: ['reloadPage'] },
  // Our addition: an email's link contains the token that confirms an address.
  'my-bookings': { path: '/my-bookings', query: ['confirm'] },
  'guest-list': { path: '/guest-list/{code}', query: ['groupLocator', 'fromReservationCreate'] },
  'fast-check-in': { path: '/fast-check-in/{code}' },
  'guest-detail': {
    path: '/guest-detail/{code}/{guestIndex}',
    // Our addition: `step`, so that the browser's back button returns to the previous form.
    query: ['error', 'numTriesScanning', 'groupLocator', 'mrz', 'doFaceRecognitionFirst', 'step'],
  },
  'check-in-extras': { path: '/check-in-extras/{code}' },
  'check-in-upgrade': { path: '/check-in-upgrade/{code}' },
  'check-in-summary': {
    path: '/check-in-summary/{code}/{keyDone}/{bookInformationSended}/{from}/{roomNumber}/{firstName}/{lastName}',
    // Our addition: the result that the gateway's page reports on return. It is shown but not
    // trusted.
    query: ['result'],
  },
  // Our addition: the specification has this scan but no address for it.
  'driving-licence': { path: '/driving-licence/{code}/{guestIndex}', query: ['groupLocator'] },
  scan: { path: '/scan' },
  'mrz-result': { path: '/mrz-result', query: ['mrz', 'guestIndex', 'numTriesScanning', 'scannerData'] },
  'select-language': { path: '/select-language' },
  storage: { path: '/storage' },
  signpad: { path: '/signpad/{code}', query: ['guestIndex', 'groupLocator'] },
  book: { path: '/book' },
  'room-key': {
    path: '/room-key/{code}',
    query: ['room', 'checkoutDate', 'keyAmount', 'bookInformationSended', 'from'],
  },
  // Our addition: opens the stay card that the guest took along from the arrival screen.
  'stay-card': { path: '/stay-card/{code}' },
  // Our addition: continues a check-in that was started at a screen of the hotel.
  'hand-over': { path: '/hand-over/{code}' },
  'how-the-key-works': { path: '/how-the-key-works' },
  checkout: { path: '/checkout/{roomNumber}/{firstName}/{lastName}/{sendbill}/{demoPaymentDone}' },
  // Our addition: the last page after check-out.
  farewell: { path: '/farewell/{code}' },
  'edit-profile': { path: '/edit-profile' },
  // Our addition: the link of that email contains the token for choosing a new password.
  'update-password': { path: '/update-password', query: ['reset'] },
  // Our addition.
  'close-account': { path: '/close-account' },
  'update-identity-document': { path: '/update-identity-document' },
  'show-error': {
    path: '/show-error',
    query: [
      'code',
      'roomNotAvailable',
      'action',
      'error',
      'message_error',
      'allowTryProgramKeyAgain',
      'allowRetryPayment',
      'payInReception',
      'pok_is_disabled',
      'statusCode',
      'hideErrorTitle',
    ],
  },
  'pre-checkin': { path: '/pre-checkin/{code}' },
  finish: { path: '/finish/', query: ['code', 'groupLocator', 'errorSendingEmail', 'keybox_opening_qr_uri'] },
  'create-reservation': { path: '/walk-in/' },
  'resend-room-access-code': { path: '/resend-room-access-code/' },
  'rac-upsell': { path: '/rac-upsell/{code}', query: ['groupLocator', 'fromReservationCreate'] },
  'main-information': { path: '/main-information/' },
  'lean-frontapp-screensaver': { path: '/lean-frontapp-screensaver/' },
  'bme-subscription': {
    path: '/bme-subscription/{code}',
    query: ['groupLocator', 'guestIndex', 'showFaceRecognition'],
  },
} as const satisfies Record<string, ScreenTraits>

export type ScreenName = keyof typeof screens

export const screenNames = Object.keys(screens) as [ScreenName, ...ScreenName[]]

/** Maps configured screen names to screens. */
export const configuredScreens = {
  SearchReservation: 'check-in',
  YourBookings: 'your-booking',
  GuestsList: 'guest-list',
  ExtrasScreen: 'check-in-extras',
  MrzCapture: 'guest-detail',
  SignatureScreen: 'signpad',
  PaymentResume: 'check-in-summary',
  KeyGeneration: 'room-key',
  ThanksScreen: 'finish',
  OptionsMenu: 'home',
  CreateReservation: 'create-reservation',
  ResendRoomAccessCode: 'resend-room-access-code',
  RacUpsell: 'rac-upsell',
  MainInformation: 'main-information',
  CheckoutScreen: 'checkout',
} as const satisfies Record<string, ScreenName>

export type ConfiguredScreenName = keyof typeof configuredScreens

/** Returns undefined for an unknown name; the caller logs it. */
export function toScreenName(configured: string): ScreenName | undefined {
  return Object.hasOwn(configuredScreens, configured)
    ? configuredScreens[configured as ConfiguredScreenName]
    : undefined
}

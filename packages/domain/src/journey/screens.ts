interface ScreenTraits {
  /** Path below the hotel's address; `{name}` is a parameter of the place. */
  readonly path: string
  /** Optional parameters, in the query string. */
  readonly query?: readonly string[]
}

/** Every screen by its state name, with the specification's path and parameters. */
export const screens = {
  'license-code-sign-in': { path: '/sign-in' },
  // Ours: staff choose anew.
  'select-pos-terminal': { path: '/select-pos-terminal', query: ['change'] },
  home: { path: '/home', query: ['success'] },
  login: { path: '/auth/login' },
  signup: { path: '/auth/signup' },
  // Ours: asks for the letter with which a new password is chosen.
  'forgotten-password': { path: '/auth/forgotten-password' },
  'check-in': { path: '/check-in', query: ['voucher', 'surname'] },
  'check-in-qr': { path: '/check-in-qr' },
  // Ours: what only the guest knows, before anything of a reservation is shown.
  'second-factor': { path: '/second-factor', query: ['code'] },
  'your-booking': { path: '/your-booking', query: ['reloadPage'] },
  // Ours: a mail's link brings what confirms an address.
  'my-bookings': { path: '/my-bookings', query: ['confirm'] },
  'guest-list': { path: '/guest-list/{code}', query: ['groupLocator', 'fromReservationCreate'] },
  'fast-check-in': { path: '/fast-check-in/{code}' },
  'guest-detail': {
    path: '/guest-detail/{code}/{guestIndex}',
    query: ['error', 'numTriesScanning', 'groupLocator', 'mrz', 'doFaceRecognitionFirst'],
  },
  'check-in-extras': { path: '/check-in-extras/{code}' },
  'check-in-upgrade': { path: '/check-in-upgrade/{code}' },
  'check-in-summary': {
    path: '/check-in-summary/{code}/{keyDone}/{bookInformationSended}/{from}/{roomNumber}/{firstName}/{lastName}',
    // Ours: what the gateway's page says of itself when it leads back. It is told and not believed.
    query: ['result'],
  },
  // Ours: the specification has this scan and no address for it.
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
  // Ours: opens what was taken along from the screen on which the guest arrived.
  'stay-card': { path: '/stay-card/{code}' },
  // Ours: goes on with a check-in that was begun at a screen of the hotel.
  'hand-over': { path: '/hand-over/{code}' },
  'how-the-key-works': { path: '/how-the-key-works' },
  checkout: { path: '/checkout/{roomNumber}/{firstName}/{lastName}/{sendbill}/{demoPaymentDone}' },
  // Ours: what is left to say to who has checked out.
  farewell: { path: '/farewell/{code}' },
  'edit-profile': { path: '/edit-profile' },
  // Ours: that letter's link brings what lets its reader choose one.
  'update-password': { path: '/update-password', query: ['reset'] },
  // Ours.
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

/** A configured screen's name and the screen that it stands for. */
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

/** Undefined for a name that no screen stands behind; whoever navigates logs it. */
export function screenFor(configured: string): ScreenName | undefined {
  return Object.hasOwn(configuredScreens, configured)
    ? configuredScreens[configured as ConfiguredScreenName]
    : undefined
}

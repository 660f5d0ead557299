/**
 * How a problem reaches the guest: handled by the current screen, a toast, the offline modal,
 * show-error, sign-in, or a page-wide alert.
 */
type Shown = 'inPlace' | 'toast' | 'offline' | 'screen' | 'signIn' | 'alert'

interface ProblemTraits {
  readonly status: number
  readonly shown: Shown
  /** Can be retried without changes. */
  readonly again?: true
  /** Expected in daily work, so not sent to error monitoring. */
  readonly unreported?: true
}

/**
 * Every reason why something cannot continue. The code is the wire value; wordings are the labels
 * `problem.<code>`.
 */
export const problems = {
  badInput: { status: 400, shown: 'screen' },
  unreadableBody: { status: 400, shown: 'screen' },
  noVisit: { status: 401, shown: 'signIn' },
  noDevice: { status: 401, shown: 'signIn' },
  notSignedIn: { status: 401, shown: 'screen' },
  tokenExpired: { status: 401, shown: 'alert', unreported: true },
  signInRefused: { status: 401, shown: 'inPlace', unreported: true },
  accountExists: { status: 409, shown: 'inPlace', unreported: true },
  mayNot: { status: 403, shown: 'inPlace', unreported: true },
  configChanged: { status: 409, shown: 'inPlace', unreported: true },
  lastAdministrator: { status: 409, shown: 'inPlace', unreported: true },
  alreadyHandled: { status: 409, shown: 'inPlace', unreported: true },
  /** A colleague is controlling this screen. */
  screenHeld: { status: 423, shown: 'inPlace', unreported: true },
  foreignOrigin: { status: 421, shown: 'screen' },
  foreignHotel: { status: 404, shown: 'screen' },
  kioskNotConfigured: { status: 403, shown: 'screen', unreported: true },
  licenseNotFound: { status: 404, shown: 'inPlace', unreported: true },
  licenseUsed: { status: 409, shown: 'inPlace', unreported: true },
  reservationNotFound: { status: 404, shown: 'inPlace', unreported: true },
  /** Not a valid room name in any hotel. */
  roomCodeInvalid: { status: 400, shown: 'inPlace', unreported: true },
  /** The proof of the reservation is not sufficient for this. */
  proofTooWeak: { status: 403, shown: 'screen', unreported: true },
  secondFactorWrong: { status: 403, shown: 'inPlace', unreported: true },
  givenByAnother: { status: 403, shown: 'toast', unreported: true },
  /** Another guest has taken the last one in the meantime. */
  noRoomFree: { status: 409, shown: 'toast', unreported: true },
  /** A stay has the room in one of the nights; the detail is its reference. */
  roomInUse: { status: 409, shown: 'inPlace', unreported: true },
  /** Out of order in one of the nights. */
  roomClosed: { status: 409, shown: 'inPlace', unreported: true },
  /** The hotel's own system decides it. */
  setInHotelSystem: { status: 409, shown: 'inPlace', unreported: true },
  /** The detail says what is missing, or what has to be done first. */
  invoiceNotPossible: { status: 409, shown: 'inPlace', unreported: true },
  inAnotherGroup: { status: 409, shown: 'inPlace', unreported: true },
  priceChanged: { status: 409, shown: 'toast', unreported: true },
  tooManyHolds: { status: 429, shown: 'toast', again: true, unreported: true },
  membershipNotFound: { status: 404, shown: 'inPlace', unreported: true },
  walkInNotOffered: { status: 403, shown: 'screen', unreported: true },
  cancelAtReception: { status: 409, shown: 'screen', unreported: true },
  reservationCancelled: { status: 409, shown: 'screen', unreported: true },
  /** The guests did not come on their day, and reception has to reinstate the stay. */
  reservationNoShow: { status: 409, shown: 'screen', unreported: true },
  reservationInUse: { status: 423, shown: 'screen', again: true, unreported: true },
  checkinBegun: { status: 423, shown: 'screen', again: true, unreported: true },
  resetEnded: { status: 410, shown: 'inPlace', unreported: true },
  linkEnded: { status: 410, shown: 'inPlace', unreported: true },
  stayEnded: { status: 409, shown: 'screen', unreported: true },
  leavesLater: { status: 409, shown: 'screen', unreported: true },
  stayOverdue: { status: 409, shown: 'screen', unreported: true },
  alreadyCheckedIn: { status: 409, shown: 'screen', unreported: true },
  arrivesLater: { status: 409, shown: 'screen', unreported: true },
  roomNotAvailable: { status: 409, shown: 'screen' },
  roomNotReady: { status: 409, shown: 'screen', again: true, unreported: true },
  guestsIncomplete: { status: 409, shown: 'screen' },
  signatureMissing: { status: 409, shown: 'screen', unreported: true },
  guestChanged: { status: 409, shown: 'toast' },
  duplicateDocument: { status: 409, shown: 'inPlace', unreported: true },
  /** Another guest has taken the last one in the meantime. */
  extraSoldOut: { status: 409, shown: 'inPlace', unreported: true },
  extraNotOffered: { status: 409, shown: 'toast' },
  /** Staff have already provided it. */
  extraDone: { status: 409, shown: 'toast', unreported: true },
  upgradeNotAvailable: { status: 409, shown: 'inPlace', unreported: true },
  upsellNotAvailable: { status: 409, shown: 'inPlace', unreported: true },
  /** A payment already includes it. */
  voucherKept: { status: 409, shown: 'toast', unreported: true },
  payFirst: { status: 402, shown: 'screen' },
  /** Another payment of the same reservation is still open. */
  paymentOpen: { status: 409, shown: 'screen', again: true, unreported: true },
  /** Tried so often that staff should look at it. */
  payLimit: { status: 409, shown: 'screen' },
  paymentRefused: { status: 402, shown: 'inPlace', unreported: true },
  /** This payment method is not available here. */
  paymentNotPossible: { status: 409, shown: 'screen' },
  refundRefused: { status: 409, shown: 'inPlace' },
  /** Cash in a drawer has not been counted, or moved since it was. */
  cashNotCounted: { status: 409, shown: 'inPlace', unreported: true },
  /** The cash differs from what was expected. */
  cashReasonMissing: { status: 409, shown: 'inPlace', unreported: true },
  /** Something has to be decided before the business day is closed. */
  dayNotReady: { status: 409, shown: 'inPlace', unreported: true },
  /** The pick-up number belongs to another reservation. */
  pickUpForeign: { status: 409, shown: 'screen' },
  /** The main driver cannot be removed. */
  driverStays: { status: 409, shown: 'toast', unreported: true },
  /** The driver's data is complete, so removing them needs confirmation. */
  driverComplete: { status: 409, shown: 'inPlace', unreported: true },
  /** What was shown is not a driving licence. */
  notADrivingLicence: { status: 422, shown: 'inPlace', unreported: true },
  /** Another driver of the rental has already shown it. */
  licenceRepeated: { status: 409, shown: 'inPlace', unreported: true },
  /** No machine has confirmed it, and staff have not checked it yet. */
  licenceUnseen: { status: 409, shown: 'screen', again: true, unreported: true },
  /** Staff have not compared a guest with the document yet, and the hotel requires it before a key. */
  identityUnseen: { status: 409, shown: 'screen', again: true, unreported: true },
  /** The chosen car is more expensive, and the additional deposit is not held yet. */
  depositShort: { status: 409, shown: 'screen', again: true, unreported: true },
  /** More guests than the new number have entered something. */
  guestsRegistered: { status: 409, shown: 'inPlace', unreported: true },
  /** The guests' room sleeps fewer than the new number. */
  roomTooSmall: { status: 409, shown: 'inPlace', unreported: true },
  tooManyDrivers: { status: 409, shown: 'toast', unreported: true },
  notCheckedIn: { status: 409, shown: 'screen' },
  /** The result of the last key is unknown; there is no second one until it is known. */
  keyPending: { status: 409, shown: 'screen', unreported: true },
  /** All cards of the booking have been issued; only reception can issue another. */
  keysGiven: { status: 409, shown: 'screen', unreported: true },
  consentMissing: { status: 409, shown: 'inPlace', unreported: true },
  faceNotMatched: { status: 400, shown: 'inPlace', unreported: true },
  /** The result is uncertain, so a person should check. */
  faceUnsure: { status: 409, shown: 'inPlace', unreported: true },
  faceInvalid: { status: 422, shown: 'inPlace', unreported: true },
  /** The hotel's terms apply, and no one in the party has accepted their current version. */
  termsMissing: { status: 409, shown: 'toast', unreported: true },
  textsChanged: { status: 409, shown: 'inPlace', unreported: true },
  legalTextMissing: { status: 404, shown: 'inPlace', unreported: true },
  notFound: { status: 404, shown: 'screen' },
  methodNotAllowed: { status: 405, shown: 'screen' },
  notJson: { status: 415, shown: 'screen' },
  bodyTooLarge: { status: 413, shown: 'screen' },
  keyReused: { status: 409, shown: 'screen' },
  tooManyTries: { status: 429, shown: 'toast', again: true, unreported: true },
  passwordInvalid: { status: 403, shown: 'inPlace', unreported: true },
  pairingNotFound: { status: 404, shown: 'inPlace', unreported: true },
  deviceAway: { status: 503, shown: 'inPlace', again: true },
  deviceFailed: { status: 502, shown: 'inPlace', again: true },
  readerNotInstalled: { status: 503, shown: 'inPlace' },
  /**
   * The server has not authorised this card: the grant is unsigned, or for another hub or hotel.
   */
  grantNotValid: { status: 403, shown: 'inPlace' },
  grantExpired: { status: 410, shown: 'inPlace', again: true, unreported: true },
  grantUsed: { status: 409, shown: 'inPlace' },
  /** A later holder of the check-in has already been granted a key. */
  grantOvertaken: { status: 409, shown: 'inPlace', unreported: true },
  noCards: { status: 503, shown: 'inPlace' },
  cardJammed: { status: 502, shown: 'inPlace' },
  /** The lock system rejected it. */
  keyNotCut: { status: 502, shown: 'inPlace' },
  /** The card may have been written, but the machine has retracted it. */
  cardTakenBack: { status: 504, shown: 'inPlace' },
  cardsNotCreated: { status: 502, shown: 'inPlace' },
  deviceUnknown: { status: 504, shown: 'inPlace' },
  underWay: { status: 409, shown: 'toast', again: true, unreported: true },
  outcomeUnknown: { status: 504, shown: 'screen', again: true },
  notBuilt: { status: 501, shown: 'screen' },
  unavailable: { status: 503, shown: 'screen', again: true },
  offline: { status: 0, shown: 'offline', again: true, unreported: true },
  unexpected: { status: 500, shown: 'screen' },
} as const satisfies Record<string, ProblemTraits>

export type ProblemCode = keyof typeof problems

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problems, code)
}

export function getProblemTraits(code: ProblemCode): ProblemTraits {
  return problems[code]
}

/**
 * The only exception thrown, in every package. `detail` is for people and never contains personal
 * data.
 */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly detail: string | undefined

  constructor(code: ProblemCode, detail?: string, options?: ErrorOptions) {
    super(detail ? `${code}: ${detail}` : code, options)
    this.name = 'Problem'
    this.code = code
    this.detail = detail
  }
}

/**
 * Converts anything caught at a boundary into a Problem; anything else is a bug and becomes the
 * cause.
 */
export function ensureProblem(caught: unknown): Problem {
  return caught instanceof Problem ? caught : new Problem('unexpected', undefined, { cause: caught })
}

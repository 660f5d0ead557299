/** How a problem reaches the guest: handled by the screen it happened on, a toast, the offline modal, show-error, sign-in, or the alert of the whole page. */
type Shown = 'inPlace' | 'toast' | 'offline' | 'screen' | 'signIn' | 'alert'

interface ProblemTraits {
  readonly status: number
  readonly shown: Shown
  /** Worth asking again without changing anything. */
  readonly again?: true
  /** Expected in daily work: not for error monitoring. */
  readonly unreported?: true
}

/** Every way in which something cannot go on. A code is what travels; wordings are labels `problem.<code>`. */
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
  /** A colleague drives this screen. */
  screenHeld: { status: 423, shown: 'inPlace', unreported: true },
  foreignOrigin: { status: 421, shown: 'screen' },
  foreignHotel: { status: 404, shown: 'screen' },
  kioskNotConfigured: { status: 403, shown: 'screen', unreported: true },
  licenseNotFound: { status: 404, shown: 'inPlace', unreported: true },
  licenseUsed: { status: 409, shown: 'inPlace', unreported: true },
  reservationNotFound: { status: 404, shown: 'inPlace', unreported: true },
  /** What no door of any hotel is called. */
  roomCodeInvalid: { status: 400, shown: 'inPlace', unreported: true },
  /** What proved the reservation is not enough for this. */
  proofTooWeak: { status: 403, shown: 'screen', unreported: true },
  secondFactorWrong: { status: 403, shown: 'inPlace', unreported: true },
  givenByAnother: { status: 403, shown: 'toast', unreported: true },
  /** The last one went to somebody else meanwhile. */
  noRoomFree: { status: 409, shown: 'toast', unreported: true },
  priceChanged: { status: 409, shown: 'toast', unreported: true },
  tooManyHolds: { status: 429, shown: 'toast', again: true, unreported: true },
  membershipNotFound: { status: 404, shown: 'inPlace', unreported: true },
  walkInNotOffered: { status: 403, shown: 'screen', unreported: true },
  cancelAtReception: { status: 409, shown: 'screen', unreported: true },
  reservationCancelled: { status: 409, shown: 'screen', unreported: true },
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
  /** Somebody else has taken the last one meanwhile. */
  extraSoldOut: { status: 409, shown: 'inPlace', unreported: true },
  extraNotOffered: { status: 409, shown: 'toast' },
  /** The hotel's people have done it already. */
  extraDone: { status: 409, shown: 'toast', unreported: true },
  upgradeNotAvailable: { status: 409, shown: 'inPlace', unreported: true },
  upsellNotAvailable: { status: 409, shown: 'inPlace', unreported: true },
  /** Something was paid with it in mind. */
  voucherKept: { status: 409, shown: 'toast', unreported: true },
  payFirst: { status: 402, shown: 'screen' },
  /** Another payment of the same reservation is not over yet. */
  paymentOpen: { status: 409, shown: 'screen', again: true, unreported: true },
  /** Tried so often that a person should look. */
  payLimit: { status: 409, shown: 'screen' },
  paymentRefused: { status: 402, shown: 'inPlace', unreported: true },
  /** Nobody here takes money that way. */
  paymentNotPossible: { status: 409, shown: 'screen' },
  refundRefused: { status: 409, shown: 'inPlace' },
  /** The number of a pick-up that is not this reservation's. */
  pickUpForeign: { status: 409, shown: 'screen' },
  /** The one who has rented drives: nobody removes them. */
  driverStays: { status: 409, shown: 'toast', unreported: true },
  /** Has given everything already: whoever removes them has to mean it. */
  driverComplete: { status: 409, shown: 'inPlace', unreported: true },
  /** What was shown as a driving licence is another document, or none. */
  notADrivingLicence: { status: 422, shown: 'inPlace', unreported: true },
  /** Another driver of the rental has shown it. */
  licenceRepeated: { status: 409, shown: 'inPlace', unreported: true },
  /** Nothing could read it, and nobody at the desk has looked at it yet. */
  licenceUnseen: { status: 409, shown: 'screen', again: true, unreported: true },
  /** A dearer car was chosen after the deposit was blocked, and the rest is not. */
  depositShort: { status: 409, shown: 'screen', again: true, unreported: true },
  tooManyDrivers: { status: 409, shown: 'toast', unreported: true },
  notCheckedIn: { status: 409, shown: 'screen' },
  /** Nobody knows yet what became of the last key: there is no second before that is known. */
  keyPending: { status: 409, shown: 'screen', unreported: true },
  /** Every card of the booking was given out: another one is reception's to give. */
  keysGiven: { status: 409, shown: 'screen', unreported: true },
  consentMissing: { status: 409, shown: 'inPlace', unreported: true },
  faceNotMatched: { status: 400, shown: 'inPlace', unreported: true },
  /** Neither yes nor no: a person should look. */
  faceUnsure: { status: 409, shown: 'inPlace', unreported: true },
  faceInvalid: { status: 422, shown: 'inPlace', unreported: true },
  /** The hotel's terms stand above what is wanted, and nobody of the party has accepted them as they are now. */
  termsMissing: { status: 409, shown: 'toast', unreported: true },
  textsChanged: { status: 409, shown: 'inPlace', unreported: true },
  legalTextMissing: { status: 404, shown: 'inPlace', unreported: true },
  notFound: { status: 404, shown: 'screen' },
  methodNotAllowed: { status: 405, shown: 'screen' },
  notJson: { status: 415, shown: 'screen' },
  bodyTooLarge: { status: 413, shown: 'screen' },
  keyReused: { status: 422, shown: 'screen' },
  tooManyTries: { status: 429, shown: 'toast', again: true, unreported: true },
  passwordInvalid: { status: 403, shown: 'inPlace', unreported: true },
  pairingNotFound: { status: 404, shown: 'inPlace', unreported: true },
  deviceAway: { status: 503, shown: 'inPlace', again: true },
  deviceFailed: { status: 502, shown: 'inPlace', again: true },
  readerNotInstalled: { status: 503, shown: 'inPlace' },
  /** What a hub is asked to cut is not allowed by the server: not signed, for another hub, for another hotel. */
  grantNotValid: { status: 403, shown: 'inPlace' },
  grantExpired: { status: 410, shown: 'inPlace', again: true, unreported: true },
  grantUsed: { status: 409, shown: 'inPlace' },
  /** A later holder of the check-in was granted a key already. */
  grantOvertaken: { status: 409, shown: 'inPlace', unreported: true },
  noCards: { status: 503, shown: 'inPlace' },
  cardJammed: { status: 502, shown: 'inPlace' },
  /** The lock system says no. */
  keyNotCut: { status: 502, shown: 'inPlace' },
  /** It may have been written, and lies in the machine again. */
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

export function problemTraits(code: ProblemCode): ProblemTraits {
  return problems[code]
}

/** The one thing that is thrown, on every storey. `detail` is for people and never holds personal data. */
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

/** Nothing but a Problem leaves a border: whatever else was caught is a bug and keeps its cause. */
export function asProblem(caught: unknown): Problem {
  return caught instanceof Problem ? caught : new Problem('unexpected', undefined, { cause: caught })
}

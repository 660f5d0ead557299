interface AlertTraits {
  /** Who notices it: a guest's page, for what only it knows, or the server. */
  readonly raisedBy: 'page' | 'server'
  /** A guest stands there and waits: the desk is called by sound, and who does not come is told by mail. Others can wait for a quiet moment. */
  readonly urgent: boolean
  readonly about: 'stay' | 'device' | 'mail' | 'job' | 'hotelSystem' | 'hotel'
}

/** What makes the hotel look up. Wordings are labels `alert.<kind>`; what became of money and key is said with each. */
export const alertKinds = {
  guestAsksForHelp: { raisedBy: 'page', urgent: true, about: 'stay' },
  guestStuck: { raisedBy: 'page', urgent: true, about: 'stay' },
  roomNotAvailable: { raisedBy: 'page', urgent: true, about: 'stay' },
  partBroken: { raisedBy: 'page', urgent: true, about: 'device' },
  keyUnknown: { raisedBy: 'server', urgent: true, about: 'stay' },
  // Nobody knows whether a card was charged.
  paymentUnknown: { raisedBy: 'server', urgent: true, about: 'stay' },
  // Taken after we had held it for refused: perhaps paid twice.
  paymentLate: { raisedBy: 'server', urgent: false, about: 'stay' },
  // A kiosk that is off, or gone, has not called for a refund.
  refundWaiting: { raisedBy: 'server', urgent: false, about: 'stay' },
  // Given back by a terminal after it was given in another way: perhaps twice.
  refundLate: { raisedBy: 'server', urgent: false, about: 'stay' },
  // The money is here, and the hotel's system did not let them in.
  paidNotArrived: { raisedBy: 'server', urgent: true, about: 'stay' },
  // A rental's page could not take the money for the car.
  rentalNotPaid: { raisedBy: 'server', urgent: true, about: 'stay' },
  // A driver waits for somebody to look at a licence that nothing could read.
  licenceUnseen: { raisedBy: 'server', urgent: true, about: 'stay' },
  // A driver waits with a dearer car than the deposit was blocked for.
  depositShort: { raisedBy: 'server', urgent: true, about: 'stay' },
  // A guest has paid, and the tax office's receipt did not come.
  billFailed: { raisedBy: 'server', urgent: false, about: 'stay' },
  // On the way to reception, to pay before they leave.
  departureUnpaid: { raisedBy: 'server', urgent: true, about: 'stay' },
  cancelledAfterArrival: { raisedBy: 'server', urgent: true, about: 'stay' },
  deliveryRefused: { raisedBy: 'server', urgent: false, about: 'stay' },
  feedRefused: { raisedBy: 'server', urgent: false, about: 'hotelSystem' },
  reservationGuessed: { raisedBy: 'server', urgent: true, about: 'stay' },
  // Another phone had read the code by which a check-in goes on.
  handOverTaken: { raisedBy: 'server', urgent: true, about: 'stay' },
  codeGuessed: { raisedBy: 'server', urgent: true, about: 'stay' },
  lowRating: { raisedBy: 'server', urgent: false, about: 'stay' },
  linkGuessed: { raisedBy: 'server', urgent: false, about: 'stay' },
  searchGuessed: { raisedBy: 'server', urgent: false, about: 'hotel' },
  deviceOffline: { raisedBy: 'server', urgent: false, about: 'device' },
  mailFailed: { raisedBy: 'server', urgent: false, about: 'mail' },
  jobFailing: { raisedBy: 'server', urgent: false, about: 'job' },
  jobLate: { raisedBy: 'server', urgent: false, about: 'job' },
} as const satisfies Record<string, AlertTraits>

export type AlertKind = keyof typeof alertKinds

export const alertKindNames = Object.keys(alertKinds) as [AlertKind, ...AlertKind[]]

export const urgentKinds = alertKindNames.filter((kind) => alertKinds[kind].urgent)

/** So long somebody at the desk has to take an urgent one before others are written to. */
export const ESCALATES_AFTER_S = 60

interface AlertTraits {
  /** Who detects it: a guest's page (for what only it knows) or the server. */
  readonly raisedBy: 'page' | 'server'
  /**
   * A guest is waiting: the desk hears a sound, and if there is no response an email follows. Other
   * alerts can wait for a quiet moment.
   */
  readonly urgent: boolean
  readonly about: 'stay' | 'device' | 'mail' | 'job' | 'hotelSystem' | 'hotel'
}

/**
 * Alerts for the hotel. Wordings are the labels `alert.<kind>`; each also states what happened to
 * the money and the key.
 */
export const alertKinds = {
  guestAsksForHelp: { raisedBy: 'page', urgent: true, about: 'stay' },
  guestStuck: { raisedBy: 'page', urgent: true, about: 'stay' },
  roomNotAvailable: { raisedBy: 'page', urgent: true, about: 'stay' },
  partBroken: { raisedBy: 'page', urgent: true, about: 'device' },
  keyUnknown: { raisedBy: 'server', urgent: true, about: 'stay' },
  // A hub wrote a card for a room or for days that are no longer the guest's.
  endedKeyCut: { raisedBy: 'server', urgent: true, about: 'stay' },
  // The hotel's system named another main guest for a stay in house; the keys ended.
  guestReplaced: { raisedBy: 'server', urgent: true, about: 'stay' },
  // It is unknown whether a card was charged.
  paymentUnknown: { raisedBy: 'server', urgent: true, about: 'stay' },
  // The terminal charged the card after we had recorded a decline, so the guest may have paid
  // twice.
  paymentLate: { raisedBy: 'server', urgent: false, about: 'stay' },
  // A guest paid on a page that was open when the stay was cancelled; a refund is prepared.
  paidAfterCancel: { raisedBy: 'server', urgent: false, about: 'stay' },
  // A deposit is blocked on a card although the stay was cancelled.
  depositAfterCancel: { raisedBy: 'server', urgent: false, about: 'stay' },
  // A kiosk that is switched off or gone has not picked up a refund.
  refundWaiting: { raisedBy: 'server', urgent: false, about: 'stay' },
  // A terminal refunded after the money was returned another way, so it may have been refunded
  // twice.
  refundLate: { raisedBy: 'server', urgent: false, about: 'stay' },
  // The guest has paid, but the hotel's system rejected the check-in.
  paidNotArrived: { raisedBy: 'server', urgent: true, about: 'stay' },
  // A rental's page could not charge for the car.
  rentalNotPaid: { raisedBy: 'server', urgent: true, about: 'stay' },
  // A driver is waiting for staff to check a licence that could not be read.
  licenceUnseen: { raisedBy: 'server', urgent: true, about: 'stay' },
  // A guest is waiting for staff to compare the face with the document.
  identityUnseen: { raisedBy: 'server', urgent: true, about: 'stay' },
  // A driver is waiting with a car whose deposit is higher than the amount held.
  depositShort: { raisedBy: 'server', urgent: true, about: 'stay' },
  // A guest has paid, but the tax authority's receipt is missing.
  billFailed: { raisedBy: 'server', urgent: false, about: 'stay' },
  // A guest asked for the bill, and the booking has no address to mail it to.
  billAsked: { raisedBy: 'server', urgent: false, about: 'stay' },
  // The guest is on the way to reception to pay before leaving.
  departureUnpaid: { raisedBy: 'server', urgent: true, about: 'stay' },
  cancelledAfterArrival: { raisedBy: 'server', urgent: true, about: 'stay' },
  // The guest has paid, but the hotel's system refused the payment or has not answered for long.
  paymentNotDelivered: { raisedBy: 'server', urgent: false, about: 'stay' },
  deliveryRefused: { raisedBy: 'server', urgent: false, about: 'stay' },
  // The authority refused the report of a stay's guests, or its answer was lost.
  reportRefused: { raisedBy: 'server', urgent: false, about: 'stay' },
  // The legal period of a report that is not accepted ends soon.
  reportDue: { raisedBy: 'server', urgent: false, about: 'stay' },
  // The authority refuses the hotel's credentials, so that nothing is sent.
  authorityStopped: { raisedBy: 'server', urgent: false, about: 'hotel' },
  // Spain's tax agency refuses the certificate or the message, or has not answered for long.
  invoiceRecordsStopped: { raisedBy: 'server', urgent: false, about: 'hotel' },
  // It refused the record of an invoice.
  invoiceRecordRefused: { raisedBy: 'server', urgent: false, about: 'stay' },
  feedRefused: { raisedBy: 'server', urgent: false, about: 'hotelSystem' },
  // The nightly comparison found where both books differ.
  booksDiffer: { raisedBy: 'server', urgent: false, about: 'hotelSystem' },
  reservationGuessed: { raisedBy: 'server', urgent: true, about: 'stay' },
  // Another phone has already scanned the code that continues a check-in.
  handOverTaken: { raisedBy: 'server', urgent: true, about: 'stay' },
  codeGuessed: { raisedBy: 'server', urgent: true, about: 'stay' },
  lowRating: { raisedBy: 'server', urgent: false, about: 'stay' },
  linkGuessed: { raisedBy: 'server', urgent: false, about: 'stay' },
  discountGuessed: { raisedBy: 'server', urgent: false, about: 'hotel' },
  // Someone knows the password of a member of staff and guesses the second factor.
  secondFactorGuessed: { raisedBy: 'server', urgent: false, about: 'hotel' },
  searchGuessed: { raisedBy: 'server', urgent: false, about: 'hotel' },
  deviceOffline: { raisedBy: 'server', urgent: false, about: 'device' },
  mailFailed: { raisedBy: 'server', urgent: false, about: 'mail' },
  jobFailing: { raisedBy: 'server', urgent: false, about: 'job' },
  // Something stops the close that the hotel has set a time for.
  dayNotClosed: { raisedBy: 'server', urgent: false, about: 'hotel' },
  jobLate: { raisedBy: 'server', urgent: false, about: 'job' },
} as const satisfies Record<string, AlertTraits>

export type AlertKind = keyof typeof alertKinds

export const alertKindNames = Object.keys(alertKinds) as [AlertKind, ...AlertKind[]]

export const urgentKinds = alertKindNames.filter((kind) => alertKinds[kind].urgent)

/** Seconds that the desk has to pick up an urgent alert before others are notified. */
export const ESCALATION_DELAY_S = 60

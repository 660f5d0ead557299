/**
 * Why the hotel's system has not taken a message, in words for the desk. Wordings are
 * `undelivered.reason.<name>`; most name a detail, such as a room.
 */
export const undeliveredReasons = [
  // It may pass.
  'noAnswer',
  'roomNotReady',
  'noRoom',
  'tooEarly',
  'refusedForNow',
  // A person has to do it there.
  'refused',
  'noReservation',
  'noSuchRoom',
  'noFolio',
  'emptyFolio',
  'notConfirmed',
  'stayOver',
  'notInHouse',
  'shortenStay',
  'cancelTooLate',
  'roomLocked',
  'upgrade',
  'changeOwner',
  'changePayer',
  'bookWalkIn',
  'undoDeparture',
  'enterVouchers',
  'takeBack',
  'otherCurrency',
  'paymentType',
  'noService',
  'noTax',
  'noTaxOfRate',
] as const
export type UndeliveredReason = (typeof undeliveredReasons)[number]

/** As it is stored with the message. */
export const formatUndelivered = (reason: UndeliveredReason, detail?: string): string =>
  detail ? `${reason}: ${detail}` : reason

interface Undelivered {
  readonly reason: UndeliveredReason
  readonly detail: string
}

/** Returns undefined for what is in the system's own words. */
export function parseUndelivered(text: string): Undelivered | undefined {
  const [, name, detail = ''] = /^(\w+)(?:: (.*))?$/s.exec(text) ?? []
  const reason = undeliveredReasons.find((known) => known === name)
  return reason && { reason, detail }
}

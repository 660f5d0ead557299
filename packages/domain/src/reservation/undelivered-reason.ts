/** Why nothing could be read from the hotel's system. Wordings are `systemSetup.reason.<name>`. */
const systemFailures = [
  'noAnswer',
  'serverError',
  'credentials',
  'rightMissing',
  'rateLimit',
  'unreadable',
  'unsigned',
  'noStayService',
  'refused',
  'notStored',
] as const
export type SystemFailure = (typeof systemFailures)[number]

/**
 * Why the hotel's system has not taken a message, in words for the desk. Wordings are
 * `systemSetup.reason.<name>`; many name a detail, such as a room.
 */
export const undeliveredReasons = [
  ...systemFailures,
  // It may pass.
  'roomNotReady',
  'noRoom',
  'tooEarly',
  'refusedForNow',
  // A person has to do it there.
  'disconnected',
  'noReservation',
  'noSuchRoom',
  'noFolio',
  'emptyFolio',
  'notConfirmed',
  'stayOver',
  'arrived',
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

/** Reasons whose detail is for a technician, such as the system's own words. */
const technical: readonly UndeliveredReason[] = [...systemFailures, 'refusedForNow']
export const hasTechnicalDetail = (reason: UndeliveredReason): boolean => technical.includes(reason)

/** Returns undefined for what is in the system's own words. */
export function parseUndelivered(text: string): Undelivered | undefined {
  const [, name, detail = ''] = /^(\w+)(?:: (.*))?$/s.exec(text) ?? []
  const reason = undeliveredReasons.find((known) => known === name)
  return reason && { reason, detail }
}

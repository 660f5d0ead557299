import type { AlertKind } from './alert-kinds.ts'

/** What a hub has beside it, and what can be wrong with it. Wordings are labels `part.<name>`. */
export const deviceParts = [
  'hub',
  'scanner',
  'printer',
  'paper',
  'encoder',
  'cards',
  'terminal',
  'fiscalPrinter',
] as const

export type DevicePart = (typeof deviceParts)[number]

interface AlertReason {
  readonly kind: AlertKind
  /** The part of the kiosk that does not work. */
  readonly part?: DevicePart
  /** Only from a device of the hotel: with a phone somebody may be anywhere, and finds the bell on the same screen. */
  readonly onlyHere?: true
}

/**
 * Why a guest's page calls the desk: the guest has asked, or a screen has just told the guest to turn to reception. Whoever
 * writes such words into a screen raises one of these with them (`guest/alert/`); a test of the guest's wordings asks for it.
 * Wordings of the desk are labels `alertReason.<name>`.
 */
export const alertReasons = {
  help: { kind: 'guestAsksForHelp' },
  // A reservation that cannot begin.
  cancelled: { kind: 'guestStuck', onlyHere: true },
  departed: { kind: 'guestStuck', onlyHere: true },
  // Somebody has come for it before: a person looks, wherever it is asked.
  inHouse: { kind: 'guestStuck' },
  arrivesLater: { kind: 'guestStuck', onlyHere: true },
  roomNotAvailable: { kind: 'roomNotAvailable' },
  // A rental whose pick-up did not begin.
  pickUpFailed: { kind: 'guestStuck' },
  // Somebody who has come without a booking, and would stay.
  nothingFree: { kind: 'guestStuck', onlyHere: true },
  openElsewhere: { kind: 'guestStuck' },
  notProved: { kind: 'guestStuck' },
  // A document or a face that cannot be taken here.
  documentNotRead: { kind: 'guestStuck' },
  faceNotTaken: { kind: 'guestStuck' },
  faceForReception: { kind: 'guestStuck' },
  cameraAway: { kind: 'guestStuck' },
  readerAway: { kind: 'partBroken', part: 'scanner' },
  hubAway: { kind: 'partBroken', part: 'hub' },
  // Nobody knows yet whether a card was charged.
  paymentUnknown: { kind: 'guestStuck' },
  // Everything else that stops somebody.
  answerLate: { kind: 'guestStuck' },
  problem: { kind: 'guestStuck' },
} as const satisfies Record<string, AlertReason>

export type AlertReasonName = keyof typeof alertReasons

export const alertReasonNames = Object.keys(alertReasons) as [AlertReasonName, ...AlertReasonName[]]

export function alertOf(reason: AlertReasonName): AlertReason {
  return alertReasons[reason]
}

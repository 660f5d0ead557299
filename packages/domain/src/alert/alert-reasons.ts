import type { AlertKind } from './alert-kinds.ts'

/** Devices connected to a hub that can fail. Wordings are the labels `part.<name>`. */
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
  /** The broken part of the kiosk. */
  readonly part?: DevicePart
  /**
   * Raised only from a device of the hotel: a guest on a phone may be anywhere and can ring the
   * bell on the same screen.
   */
  readonly onlyHere?: true
}

/**
 * Why a guest's page calls the desk: the guest asked, or a screen has just sent the guest to
 * reception. A screen with such a text must raise one of these (`guest/alert/`); a test of the
 * guest wordings enforces it. The desk's wordings are the labels `alertReason.<name>`.
 */
export const alertReasons = {
  help: { kind: 'guestAsksForHelp' },
  // A reservation that cannot start.
  cancelled: { kind: 'guestStuck', onlyHere: true },
  departed: { kind: 'guestStuck', onlyHere: true },
  // They come late, and reception reinstates the stay.
  noShow: { kind: 'guestStuck' },
  // Someone has already checked in for it, so staff must look, on any device.
  inHouse: { kind: 'guestStuck' },
  arrivesLater: { kind: 'guestStuck', onlyHere: true },
  roomNotAvailable: { kind: 'roomNotAvailable' },
  // A rental whose pick-up did not start.
  pickUpFailed: { kind: 'guestStuck' },
  // A walk-in guest who wants to stay.
  nothingFree: { kind: 'guestStuck', onlyHere: true },
  openElsewhere: { kind: 'guestStuck' },
  notProved: { kind: 'guestStuck' },
  // A document or a face that cannot be captured here.
  documentNotRead: { kind: 'guestStuck' },
  faceNotTaken: { kind: 'guestStuck' },
  faceForReception: { kind: 'guestStuck' },
  cameraAway: { kind: 'guestStuck' },
  readerAway: { kind: 'partBroken', part: 'scanner' },
  hubAway: { kind: 'partBroken', part: 'hub' },
  // It is not yet known whether a card was charged.
  paymentUnknown: { kind: 'guestStuck' },
  // Everything else that blocks a guest.
  answerLate: { kind: 'guestStuck' },
  problem: { kind: 'guestStuck' },
} as const satisfies Record<string, AlertReason>

export type AlertReasonName = keyof typeof alertReasons

export const alertReasonNames = Object.keys(alertReasons) as [AlertReasonName, ...AlertReasonName[]]

export function getAlertReason(reason: AlertReasonName): AlertReason {
  return alertReasons[reason]
}

import type { AlertKind, alertKinds } from '../alert/alert-kinds.ts'
import type { AlertReasonName, DevicePart } from '../alert/alert-reasons.ts'

/** What a waiting guest needs before they can continue. */
export const queueNeeds = ['room', 'person', 'key', 'payment'] as const

export type QueueNeed = (typeof queueNeeds)[number]

/** No guest should wait longer than this. */
export const MAX_WAIT_S = 300

type UrgentKind = { [Kind in AlertKind]: (typeof alertKinds)[Kind]['urgent'] extends true ? Kind : never }[AlertKind]

/** What the guest of an urgent alert waits for. */
export const alertNeeds = {
  guestAsksForHelp: 'person',
  guestStuck: 'person',
  roomNotAvailable: 'room',
  partBroken: 'person',
  keyUnknown: 'key',
  endedKeyCut: 'key',
  guestReplaced: 'key',
  paymentUnknown: 'payment',
  paidNotArrived: 'person',
  rentalNotPaid: 'payment',
  licenceUnseen: 'person',
  identityUnseen: 'person',
  depositShort: 'payment',
  departureUnpaid: 'payment',
  cancelledAfterArrival: 'person',
  reservationGuessed: 'person',
  handOverTaken: 'person',
  codeGuessed: 'person',
} as const satisfies Record<UrgentKind, QueueNeed>

/** More exact than the kind: the part of a kiosk that does not work. */
export const partNeeds: Readonly<Partial<Record<DevicePart, QueueNeed>>> = {
  encoder: 'key',
  cards: 'key',
  terminal: 'payment',
  fiscalPrinter: 'payment',
}

/** More exact than the kind: why the screen called. */
export const reasonNeeds: Readonly<Partial<Record<AlertReasonName, QueueNeed>>> = {
  paymentUnknown: 'payment',
  nothingFree: 'room',
}

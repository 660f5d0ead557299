import type { DeclineReason } from './payment.ts'

/** Codes of terminals that charged nothing. */
const reasons: Readonly<Record<string, DeclineReason>> = {
  // Terminals behind a socket.
  '511': 'cardNotValid',
  '512': 'declined',
  '513': 'cancelled',
  // Terminals that speak nexo.
  InvalidCard: 'cardNotValid',
  WrongPIN: 'cardNotValid',
  Refusal: 'declined',
  Cancel: 'cancelled',
  Aborted: 'cancelled',
  // The hub's codes for an order that never reached a terminal.
  deviceAway: 'notSent',
  deviceFailed: 'notSent',
  absent: 'notSent',
  neverBegun: 'notSent',
}

export function toDeclineReason(code: string | undefined): DeclineReason {
  return (code !== undefined && Object.hasOwn(reasons, code) ? reasons[code] : undefined) ?? 'failed'
}

/** The card is the problem: another card or another attempt may work. */
export function isCardProblem(reason: DeclineReason): boolean {
  return reason === 'cardNotValid'
}

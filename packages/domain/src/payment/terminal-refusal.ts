import type { RefusalReason } from './payment.ts'

/** What terminals say when they have charged nothing. */
const reasons: Readonly<Record<string, RefusalReason>> = {
  // A terminal behind a socket.
  '511': 'cardNotValid',
  '512': 'declined',
  '513': 'cancelled',
  // One that speaks nexo.
  InvalidCard: 'cardNotValid',
  WrongPIN: 'cardNotValid',
  Refusal: 'declined',
  Cancel: 'cancelled',
  Aborted: 'cancelled',
  // What the hub says of an order that no terminal has heard of.
  deviceAway: 'notSent',
  deviceFailed: 'notSent',
  absent: 'notSent',
  neverBegun: 'notSent',
}

export function refusalReason(code: string | undefined): RefusalReason {
  return (code !== undefined && Object.hasOwn(reasons, code) ? reasons[code] : undefined) ?? 'failed'
}

/** The card itself is the trouble: with another one, or held again, it may work. */
export function isWrongCard(reason: RefusalReason): boolean {
  return reason === 'cardNotValid'
}

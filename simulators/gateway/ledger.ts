export interface Operation {
  readonly order: string
  readonly minor: number
  readonly currency: string
  /**
   * `open`: its page was shown and nothing is decided. `blocked`: the bank holds the amount, and
   * nothing was charged.
   */
  state: 'open' | 'captured' | 'refused' | 'blocked' | 'released'
  response: string
  authorisation: string
  last4: string
  /** By the numbers of the provider: 72 is Apple Pay, 71 Google Pay, 68 Bizum, 78 a card that its bank asked about. */
  method: string
  /** How often this order was charged: never more than once. */
  captures: number
  refunded: number
  /** For a block: the part that was taken. */
  taken?: number
}

export const ledger: Operation[] = []

export const findOperation = (order: string): Operation | undefined => ledger.find((one) => one.order === order)

export function openOperation(order: string, minor: number, currency: string): Operation {
  const before = findOperation(order)
  if (before) return before
  const operation: Operation = {
    order,
    minor,
    currency,
    state: 'open',
    response: '',
    authorisation: '',
    last4: '',
    method: '78',
    captures: 0,
    refunded: 0,
  }
  ledger.push(operation)
  return operation
}

/** Cards of the provider's own test environment with the bank's answer; any other is accepted. */
const responseCodes: Readonly<Record<string, string>> = {
  '4012001037141112': '0190',
  '5576440022788500': '0180',
  '4918019199883839': '0101',
}

export function decide(operation: Operation, card: string, refuses = false): void {
  // An order is used once: its outcome is final.
  if (operation.state !== 'open') return
  operation.response = refuses ? '0190' : (responseCodes[card] ?? '0000')
  operation.last4 = card.slice(-4)
  operation.state = operation.response === '0000' ? 'captured' : 'refused'
  if (operation.state !== 'captured') return
  operation.captures += 1
  operation.authorisation = String(100_000 + ledger.indexOf(operation))
}

/** A pre-authorisation: the amount is held, and not charged. */
export function block(operation: Operation, card: string, refuses = false): void {
  decide(operation, card, refuses)
  if (operation.state !== 'captured') return
  operation.state = 'blocked'
  operation.captures = 0
}

/** Returns false if nothing is blocked. */
export function release(operation: Operation): boolean {
  if (operation.state !== 'blocked') return false
  operation.state = 'released'
  return true
}

/** Captures up to the pre-authorised amount, and releases the rest. */
export function confirm(operation: Operation, minor: number): boolean {
  if (operation.state !== 'blocked' || minor > operation.minor) return false
  operation.state = 'captured'
  operation.captures += 1
  operation.taken = minor
  return true
}

export function cancel(operation: Operation): void {
  if (operation.state !== 'open') return
  operation.state = 'refused'
  operation.response = '9915'
}

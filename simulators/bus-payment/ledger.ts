/** `waiting`: the terminal asks for a card. `closed`: it can no longer be started. */
export type State = 'waiting' | 'captured' | 'refused' | 'cancelled' | 'closed'

export interface Operation {
  readonly number: string
  readonly terminal: string
  readonly minor: number
  readonly currency: string
  state: State
  error: string
  authorization: string
  /** How often this number was charged: never more than once. */
  captures: number
  refunded: number
  readonly refunds: Record<string, number>
}

export const ledger: Operation[] = []

export const findOperation = (number: string): Operation | undefined => ledger.find((one) => one.number === number)

export function openOperation(number: string, terminal: string, minor: number, currency: string): Operation {
  const operation: Operation = {
    ...{ number, terminal, minor, currency, state: 'waiting' as const, error: '', authorization: '' },
    ...{ captures: 0, refunded: 0, refunds: {} },
  }
  ledger.push(operation)
  return operation
}

/** The card is charged, or declined with the bank's reason. */
export function settleOperation(operation: Operation, error: string | undefined): void {
  if (operation.state !== 'waiting') return
  operation.state = error === undefined ? 'captured' : 'refused'
  operation.error = error ?? ''
  if (error !== undefined) return
  operation.captures += 1
  operation.authorization = `BUS${String(ledger.indexOf(operation) + 1).padStart(6, '0')}`
}

/** Once for each id; returns false if it exceeds the amount. */
export function refundOperation(operation: Operation, id: string, minor: number): boolean {
  if (operation.refunds[id] !== undefined) return operation.refunds[id] === minor
  if (operation.state !== 'captured' || operation.refunded + minor > operation.minor) return false
  operation.refunds[id] = minor
  operation.refunded += minor
  return true
}

/**
 * A fault of the next order, or of this one: the notification is lost, duplicated, delayed (until
 * the next one is requested) or forged; the bank declines; the answer is cut before or after the
 * effect; a query gets no answer.
 */
export type Fault =
  | 'loseNotice'
  | 'repeatNotice'
  | 'lateNotice'
  | 'forgeNotice'
  | 'refuse'
  | 'cutRequest'
  | 'cutAnswer'
  | 'silent'

const next: { readonly order?: string; readonly fault: Fault }[] = []

export function planFault(asked: { readonly order?: string; readonly fault: Fault; readonly times?: number }): void {
  for (let time = 0; time < (asked.times ?? 1); time++) next.push(asked)
}

/** Whether the fault is armed; consumes it. */
export function consumeFault(fault: Fault, order: string): boolean {
  const at = next.findIndex((one) => one.fault === fault && (one.order ?? order) === order)
  if (at < 0) return false
  next.splice(at, 1)
  return true
}

/**
 * What goes wrong with the next order, or with this one: the notice is lost, told twice, told later (when the next one is asked
 * for) or forged; the bank says no; the answer is cut before anything happened or after it; nobody answers a question.
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

export function plan(asked: { readonly order?: string; readonly fault: Fault; readonly times?: number }): void {
  for (let time = 0; time < (asked.times ?? 1); time++) next.push(asked)
}

/** Whether it happens now; then it is over. */
export function strikes(fault: Fault, order: string): boolean {
  const at = next.findIndex((one) => one.fault === fault && (one.order ?? order) === order)
  if (at < 0) return false
  next.splice(at, 1)
  return true
}

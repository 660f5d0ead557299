/**
 * The next fault: the bank declines, with or without a reason; the terminal cannot start; the
 * connection is cut before or after the effect; a query gets no answer.
 */
export type Fault = 'refuse' | 'refuseDumbly' | 'cannotStart' | 'cutRequest' | 'cutAnswer' | 'silent'

const next: Fault[] = []

export function planFault({ fault, times = 1 }: { readonly fault: Fault; readonly times?: number }): void {
  for (let time = 0; time < times; time += 1) next.push(fault)
}

export function clearFaults(): void {
  next.length = 0
}

/** Whether the fault is armed; consumes it. */
export function consumeFault(fault: Fault): boolean {
  const at = next.indexOf(fault)
  if (at >= 0) next.splice(at, 1)
  return at >= 0
}

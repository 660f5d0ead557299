/**
 * What goes wrong next: the bank says no, with its reason or without; the terminal cannot start; the line is cut before anything
 * happened or after it; nobody answers a question.
 */
export type Fault = 'refuse' | 'refuseDumbly' | 'cannotStart' | 'cutRequest' | 'cutAnswer' | 'silent'

const next: Fault[] = []

export function plan({ fault, times = 1 }: { readonly fault: Fault; readonly times?: number }): void {
  for (let time = 0; time < times; time += 1) next.push(fault)
}

export function calm(): void {
  next.length = 0
}

/** Whether it happens now; then it is over. */
export function strikes(fault: Fault): boolean {
  const at = next.indexOf(fault)
  if (at >= 0) next.splice(at, 1)
  return at >= 0
}

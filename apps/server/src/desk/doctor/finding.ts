/** What one check found. Everything but `ok` says what to do. */
export type Finding =
  | { readonly level: 'ok'; readonly text: string }
  | { readonly level: 'warning' | 'problem'; readonly text: string; readonly advice: string }

export const ok = (text: string): Finding => ({ level: 'ok', text })
export const warning = (text: string, advice: string): Finding => ({ level: 'warning', text, advice })
export const problem = (text: string, advice: string): Finding => ({ level: 'problem', text, advice })

const severity = { problem: 2, warning: 1, ok: 0 } as const satisfies Record<Finding['level'], number>

/** The worst finding, because a check has one line; the first of several equally bad ones. */
export function findWorst(first: Finding, ...others: readonly Finding[]): Finding {
  return others.reduce((worst, one) => (severity[one.level] > severity[worst.level] ? one : worst), first)
}

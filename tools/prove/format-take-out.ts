import type { TakeOut } from '../locate/locate-proofs.ts'

/** One line with the first clause; code with a replacement is followed by it. */
export function formatTakeOut({ clause, symbol, text, instead }: TakeOut, verdict: string): string {
  const [first = '', ...others] = clause.split(' ')
  const clauses = others.length > 0 ? `${first} +${others.length}` : first
  const [line = ''] = text.trim().split('\n')
  return `${verdict.padEnd(7)}${clauses.padEnd(14)} ${symbol}  ${line}${instead.trim() && `  →  ${instead.trim()}`}`
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A line of `docs/proofs.tsv`: what to remove from a declaration so that the tests that quote the
 * clause fail.
 */
export interface ProofLine {
  readonly clause: string
  /**
   * The enclosing declaration: `useCaptureFlow`, `channels.kiosk`, `use-capture-flow.ts#useCaptureFlow`, or a file's name.
   */
  readonly symbol: string
  readonly text: string
  /** Replacement for code that cannot simply be removed; usually empty. */
  readonly instead: string
}

export const proofsTable = 'docs/proofs.tsv'
const columns = ['clause', 'symbol', 'taken out', 'instead']

export function readProofLines(root: string): ProofLine[] {
  if (!existsSync(join(root, proofsTable))) return []
  const [head, ...lines] = readFileSync(join(root, proofsTable), 'utf8').replace(/\n$/, '').split('\n')
  if (head !== columns.join('\t'))
    throw new Error(`${proofsTable} does not begin with the columns ${columns.join(', ')}.`)
  return lines.map((line, index) => {
    const [clause, symbol, text, instead = '', ...rest] = line.split('\t')
    if (!clause || !symbol || !text || rest.length > 0)
      throw new Error(`${proofsTable}:${index + 2} is not a row of four.`)
    return { clause, symbol, text: readCell(text), instead: readCell(instead) }
  })
}

/**
 * A cell can hold several lines: `\n` between them, `\t` for a tab, and `\\` for a literal
 * backslash.
 */
const readCell = (cell: string): string =>
  cell.replace(/\\([nt\\])/g, (_, letter) => ({ n: '\n', t: '\t' })[letter as string] ?? '\\')

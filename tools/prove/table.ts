import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Proof } from '../spec/proof.ts'

/** A line of `docs/proofs.tsv`: what to take out of a file so that the tests that quote the clause go red. */
export interface TakeOut {
  readonly clause: string
  readonly file: string
  readonly text: string
  /** Put in its place where leaving a gap would not compile; usually nothing. */
  readonly instead: string
}

const page = 'docs/proofs.tsv'
const columns = ['clause', 'file', 'taken out', 'instead']

export function readTakeOuts(root: string): TakeOut[] {
  if (!existsSync(join(root, page))) return []
  const [head, ...lines] = readFileSync(join(root, page), 'utf8').replace(/\n$/, '').split('\n')
  if (head !== columns.join('\t')) throw new Error(`${page} does not begin with the columns ${columns.join(', ')}.`)
  return lines.map((line, index) => {
    const [clause, file, text, instead = '', ...rest] = line.split('\t')
    if (!clause || !file || !text || rest.length > 0) throw new Error(`${page}:${index + 2} is not a row of four.`)
    return { clause, file, text: readCell(text), instead: readCell(instead) }
  })
}

/** Several lines are one cell: `\n` between them, `\t` for a tab, and `\\` for what else begins with a backslash. */
const readCell = (cell: string): string =>
  cell.replace(/\\([nt\\])/g, (_, letter) => ({ n: '\n', t: '\t' })[letter as string] ?? '\\')

/** A row that tests quote and no line stands for; where nothing is listed at all, nothing is asked for. */
export function unlistedRows(takeOuts: readonly TakeOut[], proofs: readonly Proof[]): string[] {
  if (takeOuts.length === 0) return []
  const listed = new Set(takeOuts.map(({ clause }) => clause))
  return proofs.flatMap(({ requirement, quotes }) =>
    quotes.length > 0 && !requirement.clauses.some(({ id }) => listed.has(id))
      ? [`${requirement.id} is proved, and ${page} takes no line out for it.`]
      : [],
  )
}

/** What is wrong with the table as the tree stands now, one sentence each. */
export function takeOutFaults(root: string, takeOuts: readonly TakeOut[], quoted: ReadonlySet<string>): string[] {
  return takeOuts.flatMap(({ clause, file, text }, index) => {
    const place = `${page}:${index + 2}`
    if (!quoted.has(clause)) return [`${place} takes something out for ${clause}, which no test quotes.`]
    if (!existsSync(join(root, file))) return [`${place} names ${file}, which does not exist.`]
    const times = readFileSync(join(root, file), 'utf8').split(text).length - 1
    return times === 1 ? [] : [`${place} takes out of ${file} what stands there ${times} times.`]
  })
}

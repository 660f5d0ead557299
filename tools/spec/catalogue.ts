import { readFileSync } from 'node:fs'

/** One statement that a test can prove: a clause of a row, or the row itself where it says only one thing. */
export interface Clause {
  readonly id: string
  readonly text: string
}

export interface Requirement {
  readonly id: string
  readonly area: string
  readonly kind: string
  readonly text: string
  readonly clauses: readonly Clause[]
}

const rowColumns = ['id', 'area', 'source', 'kind', 'requirement']
const clauseColumns = ['id', 'clause', 'text']

export function readCatalogue(rowFile: string, clauseFile: string): Requirement[] {
  const clauses = Map.groupBy(readLines(clauseFile, clauseColumns), ([row]) => row)
  const rows = readLines(rowFile, rowColumns).map(([id = '', area = '', , kind = '', text = '']) => {
    const own = (clauses.get(id) ?? []).map(([, letter, said = '']) => ({ id: `${id}.${letter}`, text: said }))
    clauses.delete(id)
    return { id, area, kind, text, clauses: own.length > 0 ? own : [{ id, text }] }
  })
  for (const row of clauses.keys()) throw new Error(`${clauseFile} splits ${row}, which is no row of ${rowFile}.`)
  return rows
}

function readLines(file: string, columns: readonly string[]): string[][] {
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  if (head !== columns.join('\t')) throw new Error(`${file} does not begin with the columns ${columns.join(', ')}.`)
  return lines.map((line, index) => {
    const cells = line.split('\t')
    if (cells.length !== columns.length || cells.includes(''))
      throw new Error(`${file}:${index + 2} is not a row of ${columns.length}.`)
    return cells
  })
}

/** Rows about the specification itself: there is nothing to build, so there is nothing to prove. */
export const isMeta = (requirement: Requirement): boolean => requirement.kind === 'meta'

/** Finds everything that reads like an id of this catalogue, invented numbers and clauses included. */
export function idPattern(catalogue: readonly Requirement[]): RegExp {
  const areas = [...new Set(catalogue.map((requirement) => requirement.area))]
  return new RegExp(`(?<![\\w-])(?:${areas.join('|')})-\\d+(?:\\.[a-z](?!\\w)|(?![\\w-]))`, 'g')
}

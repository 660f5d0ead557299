import { readFileSync } from 'node:fs'

/** One statement that a test can prove: a clause of a row, or the row itself if it has only one. */
export interface Clause {
  readonly id: string
  readonly text: string
  /** Why it is open on purpose; empty for all others. */
  readonly openBecause: string
}

export interface Requirement {
  readonly id: string
  readonly area: string
  readonly source: string
  readonly kind: string
  readonly text: string
  readonly clauses: readonly Clause[]
}

export const catalogueTable = 'docs/requirements.tsv'
const columns = ['id', 'source', 'kind', 'text', 'open because']

const idShape = /^([A-Z0-9]+)-\d+(\.[a-z])?$/

/**
 * A line for each row, and below it one for each of its clauses, which have neither source nor
 * kind.
 */
export function readCatalogue(file: string): Requirement[] {
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  if (head !== columns.join('\t')) throw new Error(`${file} does not begin with the columns ${columns.join(', ')}.`)
  const rows: { requirement: Omit<Requirement, 'clauses'>; own: Clause; clauses: Clause[] }[] = []
  const seen = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const [id = '', source = '', kind = '', text = '', openBecause = '', ...rest] = line.split('\t')
    const [, area = '', letter] = idShape.exec(id) ?? []
    const isClause = letter !== undefined
    const fault = (sentence: string): Error => new Error(`${file}:${index + 2} ${sentence}`)
    if (area === '' || text === '' || rest.length > 0 || (source === '') !== isClause || (kind === '') !== isClause)
      throw fault('is neither a row (id, source, kind, text) nor a clause (id, text).')
    if (seen.has(id)) throw fault(`says ${id} a second time.`)
    seen.add(id)
    const clause = { id, text, openBecause }
    const row = rows.at(-1)
    if (!isClause) rows.push({ requirement: { id, area, source, kind, text }, own: clause, clauses: [] })
    else if (row !== undefined && id === row.requirement.id + letter) row.clauses.push(clause)
    else throw fault(`is the clause ${id}, which is not below its row.`)
  }
  return rows.map(({ requirement, own, clauses }) => ({
    ...requirement,
    clauses: clauses.length > 0 ? clauses : [own],
  }))
}

/** Rows about the specification itself: there is nothing to build or prove. */
export const isMeta = (requirement: Requirement): boolean => requirement.kind === 'meta'

/**
 * Matches everything that looks like an id of this catalogue, including nonexistent numbers and
 * clauses.
 */
export function buildIdPattern(catalogue: readonly Requirement[]): RegExp {
  const areas = [...new Set(catalogue.map((requirement) => requirement.area))]
  return new RegExp(`(?<![\\w-])(?:${areas.join('|')})-\\d+(?:\\.[a-z](?!\\w)|(?![\\w-]))`, 'g')
}

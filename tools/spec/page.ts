import type { TakeOut } from '../locate/locate.ts'
import type { Proof } from './proof.ts'
import { writeReasons } from './reasons.ts'

const columns = '| id | requirement | lives in | proved by | state |'

const intro = `# The specification, row by row

Every row of docs/requirements.tsv, the files that hold it and the tests that prove it. Rows that say several things have clauses
there. A test quotes \`SHELL-12.c\` for a clause and \`SHELL-03\` for a row of one statement, and only what it goes red for; a row
is *proved* when all its clauses are, and \`open: b d\` names those that are not. *Meta* rows say something about the specification
itself. The files are those from which docs/proofs.tsv takes code out, and those that a journey names with \`livesIn\`.
`

/** The page written by `npm run spec -- --write`. */
export function writePage(proofs: readonly Proof[], takeOuts: readonly TakeOut[]): string {
  const byClause = Map.groupBy(takeOuts, ({ clause }) => clause)
  const areas = Map.groupBy(proofs, ({ requirement }) => requirement.area)
  const tables = [...areas].map(([area, rows]) => {
    const lines = rows.map((proof) => {
      const { id, text, clauses } = proof.requirement
      const files = clauses.flatMap((clause) => byClause.get(clause.id) ?? []).map(({ file }) => file)
      const annotated = proof.quotes.flatMap(({ livesIn }) => livesIn ?? [])
      return `| ${id} | ${short(text)} | ${list([...files, ...annotated])} | ${list(testsOf(proof))} | ${proof.state} |`
    })
    return [`## ${area}`, '', columns, '|---|---|---|---|---|', ...lines, ''].join('\n')
  })
  return [intro, ...tables, writeReasons(proofs)].join('\n')
}

const shortLength = 110

/** Shortens long rows: the full sentence can be found in the catalogue. */
function short(text: string): string {
  const cut = text.length <= shortLength ? text : `${text.slice(0, text.lastIndexOf(' ', shortLength))} …`
  return cut.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}

const list = (paths: readonly string[]): string => [...new Set(paths)].map((path) => `\`${path}\``).join(', ')

/** From the lowest layer up: the page names the lowest layer that tests a rule first. */
const storeys = ['packages/domain/', 'packages/contract/', 'apps/server/', 'packages/', 'apps/', '']

const storey = (file: string): number => storeys.findIndex((prefix) => file.startsWith(prefix))

const testsOf = ({ quotes }: Proof): string[] =>
  quotes.map(({ file }) => file).toSorted((a, b) => storey(a) - storey(b))

import type { TakeOut } from '../locate/locate-proofs.ts'
import type { Proof } from './proof.ts'
import { renderReasons } from './reasons.ts'

const columns = '| id | requirement | lives in | proved by | state |'

const intro = `# The specification, row by row

Every row of docs/requirements.tsv, the files that hold it and the tests that prove it. Rows that say several things have clauses
there. A test quotes \`SHELL-12.c\` for a clause and \`SHELL-03\` for a row of one statement, and only what it goes red for; a row
is *proved* when all its clauses are, and \`open: b d\` names those that are not. *Meta* rows say something about the specification
itself. The files are those from which docs/proofs.tsv takes code out, and those that a journey names with \`livesIn\`.
`

/** The page written by `npm run spec -- --write`. */
export function renderPage(proofs: readonly Proof[], takeOuts: readonly TakeOut[]): string {
  const byClause = Map.groupBy(takeOuts, ({ clause }) => clause)
  const areas = Map.groupBy(proofs, ({ requirement }) => requirement.area)
  const tables = [...areas].map(([area, rows]) => {
    const lines = rows.map((proof) => {
      const { id, text, clauses } = proof.requirement
      const files = clauses.flatMap((clause) => byClause.get(clause.id) ?? []).map(({ file }) => file)
      const annotated = proof.quotes.flatMap(({ livesIn }) => livesIn ?? [])
      return `| ${id} | ${shorten(text)} | ${formatList([...files, ...annotated])} | ${formatList(listTests(proof))} | ${proof.state} |`
    })
    return [`## ${area}`, '', columns, '|---|---|---|---|---|', ...lines, ''].join('\n')
  })
  return [intro, ...tables, renderReasons(proofs)].join('\n')
}

const shortLength = 110

/** Shortens long rows: the full sentence can be found in the catalogue. */
function shorten(text: string): string {
  const cut = text.length <= shortLength ? text : `${text.slice(0, text.lastIndexOf(' ', shortLength))} …`
  return cut.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}

const formatList = (paths: readonly string[]): string => [...new Set(paths)].map((path) => `\`${path}\``).join(', ')

/** From the lowest layer up: the page names the lowest layer that tests a rule first. */
const storeys = ['packages/domain/', 'packages/contract/', 'apps/server/', 'packages/', 'apps/', '']

const rankStorey = (file: string): number => storeys.findIndex((prefix) => file.startsWith(prefix))

const listTests = ({ quotes }: Proof): string[] =>
  quotes.map(({ file }) => file).toSorted((a, b) => rankStorey(a) - rankStorey(b))

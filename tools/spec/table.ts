import { isMeta, type Requirement } from './catalogue.ts'

export interface Line {
  readonly id: string
  readonly livesIn: string
  readonly provedBy: readonly string[]
  readonly state: string
}

const columns = '| id | requirement | lives in | proved by | state |'

const shortLength = 110

/** Long rows are cut: the whole sentence is one search away in the catalogue. */
function short(text: string): string {
  const cut = text.length <= shortLength ? text : `${text.slice(0, text.lastIndexOf(' ', shortLength))} …`
  return cut.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}

const code = (path: string): string => (path === '' ? '' : `\`${path}\``)

export function writeTable(catalogue: readonly Requirement[], lines: ReadonlyMap<string, Line>): string {
  const areas = [...new Set(catalogue.map((requirement) => requirement.area))]
  const tables = areas.map((area) => {
    const rows = catalogue
      .filter((requirement) => requirement.area === area)
      .map((requirement) => {
        const line = lines.get(requirement.id)
        const provedBy = line?.provedBy.map(code).join(', ') ?? ''
        const state = line?.state ?? (isMeta(requirement) ? 'meta' : 'open')
        return `| ${requirement.id} | ${short(requirement.text)} | ${code(line?.livesIn ?? '')} | ${provedBy} | ${state} |`
      })
    return [`## ${area}`, '', columns, '|---|---|---|---|---|', ...rows, ''].join('\n')
  })
  return [intro, ...tables].join('\n')
}

const intro = `# The specification, row by row

Every row of [requirements.tsv](requirements.tsv), the file that holds it and the tests that prove it. Rows that say several
things have clauses there. A test quotes \`SHELL-12.c\` for a clause and \`SHELL-03\` for a row of one statement, and
only what it goes red for; a row is *proved* when all its clauses are, and \`open: b d\` names those that are not. *Meta* rows say
something about the specification itself. \`npm run spec\` checks this page against the titles of the tests and
\`npm run spec -- --write\` writes it anew; \`npm run prove\` takes lines out and sees whether the tests that quote a clause go red.
`

export function readTable(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => /^\| [A-Z0-9]+-\d+ \|/.test(line))
    .map((line) => {
      const [, id = '', , livesIn = '', provedBy = '', state = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
      return { id, livesIn: paths(livesIn)[0] ?? '', provedBy: paths(provedBy), state }
    })
}

const paths = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)

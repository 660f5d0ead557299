import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locate, unquotedLines } from './prove/locate.ts'
import { readProofLines, unlistedRows } from './prove/table.ts'
import { catalogueTable, idPattern, isMeta, readCatalogue } from './spec/catalogue.ts'
import { disagreements } from './spec/check.ts'
import { linesFrom } from './spec/lines.ts'
import { letters, type Proof, proofsOf } from './spec/proof.ts'
import { quotesIn } from './spec/quotes.ts'
import { reasonFaults, writeReasons } from './spec/reasons.ts'
import { readTable, writeTable } from './spec/table.ts'

interface Figures {
  readonly proved: number
  readonly of: number
}

interface Sums {
  readonly rows: Figures
  readonly clauses: Figures
}

export interface SpecReport extends Sums {
  readonly areas: readonly (Sums & {
    readonly area: string
    /** `SHELL-03` for a row of which nothing is proved, `SHELL-12 b d` for one of which these clauses are open. */
    readonly open: readonly string[]
  })[]
  readonly disagreements: readonly string[]
}

export function spec(root: string, write: boolean): SpecReport {
  const page = join(root, 'docs/spec.md')
  const catalogue = readCatalogue(join(root, catalogueTable))
  const quotes = quotesIn(root, idPattern(catalogue))
  const proofs = proofsOf(catalogue, quotes)
  const readLines = () => (existsSync(page) ? readTable(readFileSync(page, 'utf8')) : [])
  const proofLines = readProofLines(root)
  if (write) writeFileSync(page, writeTable(catalogue, linesFrom(root, readLines(), proofs)) + writeReasons(proofs))

  const toProve = proofs.filter(({ requirement }) => !isMeta(requirement))
  return {
    ...sums(toProve),
    areas: [...Map.groupBy(toProve, ({ requirement }) => requirement.area)].map(([area, rows]) => ({
      area,
      ...sums(rows),
      open: rows.flatMap(openOf),
    })),
    disagreements: [
      ...disagreements(root, catalogue, readLines(), quotes, proofs),
      ...reasonFaults(proofs),
      ...unlistedRows(proofLines, proofs),
      ...unquotedLines(proofLines, new Set(proofs.flatMap((proof) => proof.quotes.map(({ id }) => id)))),
      ...locate(root, proofLines).faults,
    ],
  }
}

function sums(proofs: readonly Proof[]): Sums {
  const clauses = proofs.reduce((sum, { requirement }) => sum + requirement.clauses.length, 0)
  const open = proofs.reduce((sum, proof) => sum + proof.open.length, 0)
  return {
    rows: { proved: proofs.filter((proof) => proof.open.length === 0).length, of: proofs.length },
    clauses: { proved: clauses - open, of: clauses },
  }
}

function openOf({ requirement, open }: Proof): string[] {
  if (open.length === 0) return []
  return [open.length === requirement.clauses.length ? requirement.id : `${requirement.id} ${letters(open)}`]
}

const barLength = 20

function bar({ proved, of }: Figures): string {
  const full = Math.floor((barLength * proved) / of)
  return '█'.repeat(full) + '·'.repeat(barLength - full)
}

const figures = ({ proved, of }: Figures): string => `${String(proved).padStart(4)} of ${String(of).padEnd(4)}`

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const report = spec(root, process.argv.includes('--write'))
  for (const { area, rows, clauses, open } of report.areas) {
    console.log(`${area.padEnd(12)}${figures(rows)} rows ${figures(clauses)} clauses ${bar(clauses)}`)
    if (open.length > 0) console.log(`            open: ${open.join(', ')}`)
  }
  mkdirSync(join(root, 'results'), { recursive: true })
  writeFileSync(join(root, 'results/spec.json'), `${JSON.stringify(report, null, 2)}\n`)
  for (const sentence of report.disagreements) console.error(sentence)
  if (report.disagreements.length > 0) {
    console.error(`${report.disagreements.length} disagreements; npm run spec -- --write settles most of them.`)
    process.exitCode = 1
  }
  const { rows, clauses } = report
  console.log(`spec: ${rows.proved} of ${rows.of} rows, ${clauses.proved} of ${clauses.of} clauses proved`)
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findUnquotedLines, locateProofs } from './locate/locate-proofs.ts'
import { readProofLines } from './locate/table.ts'
import { buildIdPattern, catalogueTable, isMeta, readCatalogue } from './spec/catalogue.ts'
import { findQuoteFaults } from './spec/find-quote-faults.ts'
import { findUnlistedRows } from './spec/find-unlisted-rows.ts'
import { formatLetters, type Proof, toProofs } from './spec/proof.ts'
import { findQuotes } from './spec/quotes.ts'
import { findReasonFaults } from './spec/reasons.ts'
import { renderPage } from './spec/render-page.ts'
import { fullRunState } from './test/full-run-record.ts'

interface Counts {
  readonly proved: number
  readonly of: number
}

interface Sums {
  readonly rows: Counts
  readonly clauses: Counts
}

export interface SpecReport extends Sums {
  readonly areas: readonly (Sums & {
    readonly area: string
    /**
     * `SHELL-03` for a row without any proof, `SHELL-12 b d` for one whose clauses b and d are
     * open.
     */
    readonly open: readonly string[]
  })[]
  /** Proved clauses without a line in docs/proofs.tsv; another clause of their row has one. */
  readonly withoutLine: readonly string[]
  readonly disagreements: readonly string[]
}

export function spec(root: string): SpecReport & { readonly page: string } {
  const catalogue = readCatalogue(join(root, catalogueTable))
  const quotes = findQuotes(root, buildIdPattern(catalogue))
  const proofs = toProofs(catalogue, quotes)
  const proofLines = readProofLines(root)
  const { takeOuts, faults } = locateProofs(root, proofLines)
  const quoted = new Set(proofs.flatMap((proof) => proof.quotes.map(({ id }) => id)))
  const listed = new Set(proofLines.map(({ clause }) => clause))
  const toProve = proofs.filter(({ requirement }) => !isMeta(requirement))
  return {
    ...sumProofs(toProve),
    areas: [...Map.groupBy(toProve, ({ requirement }) => requirement.area)].map(([area, rows]) => ({
      area,
      ...sumProofs(rows),
      open: rows.flatMap(findOpen),
    })),
    withoutLine: [...quoted.difference(listed)],
    disagreements: [
      ...findQuoteFaults(root, catalogue, quotes),
      ...findReasonFaults(proofs),
      ...findUnlistedRows(proofLines, proofs),
      ...findUnquotedLines(proofLines, quoted),
      ...faults,
    ],
    page: renderPage(proofs, takeOuts),
  }
}

function sumProofs(proofs: readonly Proof[]): Sums {
  const clauses = proofs.reduce((sum, { requirement }) => sum + requirement.clauses.length, 0)
  const open = proofs.reduce((sum, proof) => sum + proof.open.length, 0)
  return {
    rows: { proved: proofs.filter((proof) => proof.open.length === 0).length, of: proofs.length },
    clauses: { proved: clauses - open, of: clauses },
  }
}

function findOpen({ requirement, open }: Proof): string[] {
  if (open.length === 0) return []
  return [open.length === requirement.clauses.length ? requirement.id : `${requirement.id} ${formatLetters(open)}`]
}

const barLength = 20

function renderBar({ proved, of }: Counts): string {
  const full = Math.floor((barLength * proved) / of)
  return '█'.repeat(full) + '·'.repeat(barLength - full)
}

const formatCounts = ({ proved, of }: Counts): string => `${String(proved).padStart(4)} of ${String(of).padEnd(4)}`

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const { page, ...report } = spec(root)
  for (const { area, rows, clauses, open } of report.areas) {
    console.log(`${area.padEnd(12)}${formatCounts(rows)} rows ${formatCounts(clauses)} clauses ${renderBar(clauses)}`)
    if (open.length > 0) console.log(`            open: ${open.join(', ')}`)
  }
  mkdirSync(join(root, 'results'), { recursive: true })
  writeFileSync(join(root, 'results/spec.json'), `${JSON.stringify(report, null, 2)}\n`)
  if (process.argv.includes('--write')) writeFileSync(join(root, 'results/spec.md'), page)
  for (const sentence of report.disagreements) console.error(sentence)
  if (report.disagreements.length > 0) {
    console.error(`${report.disagreements.length} disagreements`)
    process.exitCode = 1
  }
  const { hasPassed, sentence } = fullRunState(root)
  console.log(sentence)
  if (process.argv.includes('--release') && !hasPassed) process.exitCode = 1
  const { rows, clauses, withoutLine } = report
  console.log(`${withoutLine.length} proved clauses have no line of their own in docs/proofs.tsv`)
  console.log(`spec: ${rows.proved} of ${rows.of} rows, ${clauses.proved} of ${clauses.of} clauses proved`)
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { idPattern, isMeta, readCatalogue } from './spec/catalogue.ts'
import { disagreements } from './spec/check.ts'
import { linesFrom } from './spec/lines.ts'
import { quotesIn } from './spec/quotes.ts'
import { readTable, writeTable } from './spec/table.ts'

export interface SpecReport {
  readonly proved: number
  readonly of: number
  readonly areas: readonly { readonly area: string; readonly proved: number; readonly of: number }[]
  readonly disagreements: readonly string[]
}

export function spec(root: string, write: boolean): SpecReport {
  const page = join(root, 'docs/spec.md')
  const catalogue = readCatalogue(join(root, 'docs/requirements.tsv'))
  const quotes = quotesIn(root, idPattern(catalogue))
  const readLines = () => (existsSync(page) ? readTable(readFileSync(page, 'utf8')) : [])
  if (write) writeFileSync(page, writeTable(catalogue, linesFrom(root, catalogue, readLines(), quotes)))

  const lines = readLines()
  const proved = new Set(lines.filter((line) => line.state === 'proved').map((line) => line.id))
  const toProve = catalogue.filter((requirement) => !isMeta(requirement))
  const areas = [...Map.groupBy(toProve, (requirement) => requirement.area)].map(([area, rows]) => ({
    area,
    proved: rows.filter((row) => proved.has(row.id)).length,
    of: rows.length,
  }))
  return {
    proved: areas.reduce((sum, area) => sum + area.proved, 0),
    of: toProve.length,
    areas,
    disagreements: disagreements(root, catalogue, lines, quotes),
  }
}

const barLength = 20

function bar(proved: number, of: number): string {
  const full = Math.floor((barLength * proved) / of)
  return '█'.repeat(full) + '·'.repeat(barLength - full)
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const report = spec(root, process.argv.includes('--write'))
  for (const { area, proved, of } of report.areas) {
    console.log(`${area.padEnd(12)}${String(proved).padStart(4)} of ${String(of).padEnd(4)} ${bar(proved, of)}`)
  }
  mkdirSync(join(root, 'results'), { recursive: true })
  writeFileSync(join(root, 'results/spec.json'), `${JSON.stringify(report, null, 2)}\n`)
  for (const sentence of report.disagreements) console.error(sentence)
  if (report.disagreements.length > 0) {
    console.error(`${report.disagreements.length} disagreements; npm run spec -- --write settles most of them.`)
    process.exitCode = 1
  }
  console.log(`spec: ${report.proved} of ${report.of} proved`)
}

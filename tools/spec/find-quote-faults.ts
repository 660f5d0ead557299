import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Requirement } from './catalogue.ts'
import { formatLetters } from './proof.ts'
import type { Quote } from './quotes.ts'

/** Errors in the titles of the tests, one sentence each. */
export function findQuoteFaults(root: string, catalogue: readonly Requirement[], quotes: readonly Quote[]): string[] {
  return [...findInvented(catalogue, quotes), ...findVague(catalogue, quotes), ...findMissingPlaces(root, quotes)]
}

function findInvented(catalogue: readonly Requirement[], quotes: readonly Quote[]): string[] {
  const known = new Set(catalogue.flatMap((row) => [row.id, ...row.clauses.map((clause) => clause.id)]))
  return [
    ...new Set(
      quotes.flatMap(({ id, file }) => (known.has(id) ? [] : [`${file} quotes ${id}, which does not exist.`])),
    ),
  ]
}

/** Titles that name a row of several clauses without saying which: they prove none. */
function findVague(catalogue: readonly Requirement[], quotes: readonly Quote[]): string[] {
  const several = new Map(catalogue.flatMap(({ id, clauses }) => (clauses.length > 1 ? [[id, clauses]] : [])))
  return quotes.flatMap(({ id, file }) => {
    const clauses = several.get(id)
    return clauses === undefined
      ? []
      : [
          `${file} quotes ${id} without saying which of its clauses: ${formatLetters(clauses.map((clause) => clause.id))}.`,
        ]
  })
}

function findMissingPlaces(root: string, quotes: readonly Quote[]): string[] {
  const places = quotes.flatMap(({ file, livesIn }) => (livesIn === undefined ? [] : [{ file, livesIn }]))
  const faults = places
    .filter(({ livesIn }) => !existsSync(join(root, livesIn)))
    .map(({ file, livesIn }) => `${file} says livesIn('${livesIn}'), which does not exist.`)
  return [...new Set(faults)]
}

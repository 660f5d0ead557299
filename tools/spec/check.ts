import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Requirement } from './catalogue.ts'
import { letters, type Proof } from './proof.ts'
import type { Quote } from './quotes.ts'
import type { Line } from './table.ts'

/** Everything on which the page, the catalogue and the tests disagree, one sentence each. */
export function disagreements(
  root: string,
  catalogue: readonly Requirement[],
  lines: readonly Line[],
  quotes: readonly Quote[],
  proofs: readonly Proof[],
): string[] {
  const rows = new Map(proofs.map((proof) => [proof.requirement.id, proof]))
  const times = Map.groupBy(lines, (line) => line.id)
  return [
    ...catalogue.flatMap(({ id }) => (times.has(id) ? [] : [`${id} is missing from the page.`])),
    ...[...times].flatMap(([id, same]) => (same.length > 1 ? [`${id} is on the page ${same.length} times.`] : [])),
    ...[...times.keys()].flatMap((id) => (rows.has(id) ? [] : [`${id} is on the page but not in the catalogue.`])),
    ...invented(catalogue, quotes),
    ...vague(catalogue, quotes),
    ...lines.flatMap((line) => lineFaults(root, line, rows.get(line.id))),
  ]
}

function invented(catalogue: readonly Requirement[], quotes: readonly Quote[]): string[] {
  const known = new Set(catalogue.flatMap((row) => [row.id, ...row.clauses.map((clause) => clause.id)]))
  return [
    ...new Set(
      quotes.flatMap(({ id, file }) => (known.has(id) ? [] : [`${file} quotes ${id}, which does not exist.`])),
    ),
  ]
}

/** Titles that name a row of several clauses and do not say which of them they prove: they prove none. */
function vague(catalogue: readonly Requirement[], quotes: readonly Quote[]): string[] {
  const several = new Map(catalogue.flatMap(({ id, clauses }) => (clauses.length > 1 ? [[id, clauses]] : [])))
  return quotes.flatMap(({ id, file }) => {
    const clauses = several.get(id)
    return clauses === undefined
      ? []
      : [`${file} quotes ${id} without saying which of its clauses: ${letters(clauses.map((clause) => clause.id))}.`]
  })
}

function lineFaults(root: string, line: Line, proof: Proof | undefined): string[] {
  if (proof === undefined) return []
  const { id, livesIn, provedBy } = line
  const { quotes, state } = proof
  const files = [...provedBy, ...(livesIn === '' ? [] : [livesIn])]
  return [
    ...(line.state === state ? [] : [`${id} is called ${line.state || 'nothing'} but is ${state}.`]),
    ...files.flatMap((file) => (existsSync(join(root, file)) ? [] : [`${id} names ${file}, which does not exist.`])),
    ...provedBy.flatMap((file) =>
      quotes.some((quote) => quote.file === file) ? [] : [`${id} names ${file}, where no test quotes it.`],
    ),
    ...(quotes.length > 0 && provedBy.length === 0 ? [`${id} names no test.`] : []),
    ...(quotes.length > 0 && livesIn === ''
      ? [`${id} is proved but names no place; say livesIn('…') in its test.`]
      : []),
  ]
}

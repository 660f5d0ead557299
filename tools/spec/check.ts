import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isMeta, type Requirement } from './catalogue.ts'
import type { Quote } from './quotes.ts'
import type { Line } from './table.ts'

/** Everything on which the page, the catalogue and the tests disagree, one sentence each. */
export function disagreements(
  root: string,
  catalogue: readonly Requirement[],
  lines: readonly Line[],
  quotes: readonly Quote[],
): string[] {
  const known = new Map(catalogue.map((requirement) => [requirement.id, requirement]))
  const times = Map.groupBy(lines, (line) => line.id)
  const quoted = Map.groupBy(quotes, (quote) => quote.id)
  return [
    ...catalogue.flatMap(({ id }) => (times.has(id) ? [] : [`${id} is missing from the page.`])),
    ...[...times].flatMap(([id, same]) => (same.length > 1 ? [`${id} is on the page ${same.length} times.`] : [])),
    ...[...times.keys()].flatMap((id) => (known.has(id) ? [] : [`${id} is on the page but not in the catalogue.`])),
    ...[...quoted].flatMap(([id, [quote]]) =>
      known.has(id) ? [] : [`${quote?.file} quotes ${id}, which does not exist.`],
    ),
    ...lines.flatMap((line) => lineFaults(root, line, known.get(line.id), quoted.get(line.id) ?? [])),
  ]
}

function lineFaults(
  root: string,
  line: Line,
  requirement: Requirement | undefined,
  quotes: readonly Quote[],
): string[] {
  if (requirement === undefined) return []
  const { id, livesIn, provedBy } = line
  const state = isMeta(requirement) ? 'meta' : quotes.length > 0 ? 'proved' : 'open'
  const files = [...provedBy, ...(livesIn === '' ? [] : [livesIn])]
  return [
    ...(line.state === state ? [] : [`${id} is called ${line.state || 'nothing'} but is ${state}.`]),
    ...files.flatMap((file) => (existsSync(join(root, file)) ? [] : [`${id} names ${file}, which does not exist.`])),
    ...provedBy.flatMap((file) =>
      quotes.some((quote) => quote.file === file) ? [] : [`${id} names ${file}, where no test quotes it.`],
    ),
    ...(state === 'proved' && provedBy.length === 0 ? [`${id} names no test.`] : []),
    ...(state === 'proved' && livesIn === ''
      ? [`${id} is proved but names no place; say livesIn('…') in its test.`]
      : []),
  ]
}

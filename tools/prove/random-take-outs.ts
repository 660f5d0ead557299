import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TakeOut } from '../locate/locate-proofs.ts'
import { type Place, ShippedSources } from '../locate/shipped-sources.ts'
import type { Quote } from '../spec/quotes.ts'
import { createDistanceFinder, vitestFile } from '../test/related-tests.ts'
import type { Time } from '../test/times.ts'
import { findFilesQuoting } from './prove-take-out.ts'
import { listRemovals } from './removals.ts'
import { canSee, isJourney } from './run-tests.ts'

/** Declarations that rows name, with the clauses they are named for. */
interface NamedPlace extends Place {
  readonly clause: string
  readonly symbol: string
}

/**
 * Everything in the declarations of the table that can be removed on its own, except what the table
 * itself removes and what only tests use. The clause of each is a list of all clauses that name an enclosing declaration.
 */
export function listRandomTakeOuts(root: string, table: readonly TakeOut[]): TakeOut[] {
  const byFile = Map.groupBy(listNamedPlaces(root, table), ({ file }) => file)
  return [...byFile].flatMap(([file, places]) => {
    const source = readFileSync(join(root, file), 'utf8')
    const own = new Set(table.filter((line) => line.file === file).map(({ start, end }) => `${start}-${end}`))
    return listRemovals(file, source).flatMap(({ start, end, instead }): TakeOut[] => {
      const around = places.filter((place) => place.start <= start && end <= place.end)
      if (around.length === 0 || own.has(`${start}-${end}`)) return []
      const clause = [...new Set(around.map((place) => place.clause))].join(' ')
      const symbol = `${file}:${countLines(source, start)}`
      return [{ clause, symbol, text: source.slice(start, end), instead, file, start, end }]
    })
  })
}

function listNamedPlaces(root: string, table: readonly TakeOut[]): NamedPlace[] {
  const sources = new ShippedSources(root)
  return table
    .filter(({ file }) => /\.(?:tsx?|css)$/.test(file) && !file.includes('/testing/'))
    .flatMap(({ clause, symbol, file, start, end }) =>
      sources
        .placesOf(symbol)
        .filter((place) => place.file === file && place.start <= start && end <= place.end)
        .map((place) => ({ ...place, clause, symbol })),
    )
}

const countLines = (source: string, end: number): number => source.slice(0, end).split('\n').length

/** Tests that quote a clause of the code, and those beside its file; no journeys. */
export function findFilesNear(root: string, takeOut: TakeOut, quotes: readonly Quote[]): string[] {
  const folder = dirname(takeOut.file)
  const beside = readdirSync(join(root, folder))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
  const quoting = findFilesQuoting(takeOut, quotes).filter((file) => !isJourney(file))
  return [...new Set([...beside, ...quoting])]
}

/** Budget for one line, in seconds of test files. */
const BUDGET_SECONDS = 20

/** For a test file without a time from the last run: with loading it. */
const DEFAULT_SECONDS = 2.5

/**
 * These and all tests that import the file, through whatever number of others: nearest first, as
 * far as their time allows.
 */
export function createRelatedFinder(
  root: string,
  quotes: readonly Quote[],
  lastRun: readonly Time[],
): (takeOut: TakeOut) => string[] {
  const seconds = new Map(lastRun.map((time) => [time.what, time.seconds]))
  const measureDistances = createDistanceFinder(root)
  return (takeOut) => {
    const distances = measureDistances([takeOut.file])
    const importing = [...distances.keys()].filter((file) => vitestFile.test(file) && canSee(file, takeOut))
    const nearest = [...new Set([...findFilesNear(root, takeOut, quotes), ...importing])]
      .map((file) => ({ file, distance: distances.get(file) ?? Infinity, shared: countShared(file, takeOut.file) }))
      .toSorted((a, b) => (a.distance === b.distance ? b.shared - a.shared : a.distance - b.distance))
    let left = BUDGET_SECONDS
    return nearest.flatMap(({ file }) => {
      left -= seconds.get(file) ?? DEFAULT_SECONDS
      return left >= 0 ? [file] : []
    })
  }
}

/** Number of folders that two paths share. */
function countShared(one: string, other: string): number {
  const folders = other.split('/')
  return one.split('/').findIndex((name, at) => name !== folders[at])
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Quote } from '../spec/quotes.ts'
import { isJourney, type Ran, runTests } from './run-tests.ts'
import type { TakeOut } from './table.ts'

export interface Outcome {
  readonly verdict: 'red' | 'green' | 'broken'
  /** The tests that went red, or why nothing can be said. */
  readonly why: string
}

/** Whoever quotes a clause with everything in its place must pass, or going red would show nothing. */
export async function passingTitles(
  tree: string,
  takeOuts: readonly TakeOut[],
  quotes: readonly Quote[],
): Promise<Set<string>> {
  const clauses = [...new Set(takeOuts.map(({ clause }) => clause))]
  const files = filesOf(quotes, clauses).filter((file) => !isJourney(file))
  return passed(await runTests(tree, files, titlesWith(clauses)))
}

/** Takes the text out of a file of this tree, runs the tests that quote the clause, and puts the text back. */
export async function prove(
  tree: string,
  takeOut: TakeOut,
  quotes: readonly Quote[],
  passing: ReadonlySet<string>,
): Promise<Outcome> {
  const titles = titlesWith([takeOut.clause])
  const files = filesOf(quotes, [takeOut.clause])
  const journeys = files.filter(isJourney)
  const quick = files.filter((file) => !isJourney(file))
  const outcome = judge(await without(tree, takeOut, () => runTests(tree, quick, titles)), passing)
  if (outcome.verdict === 'red' || journeys.length === 0) return outcome

  // Journeys take long: they are asked only where nobody else answered, and once more only when one of them is red.
  const ran = await without(tree, takeOut, () => runTests(tree, journeys, titles))
  const isRed = ran.some((test) => !test.passed)
  return judge(ran, passed(isRed ? await runTests(tree, journeys, titles) : ran))
}

async function without<Result>(
  tree: string,
  { file, text, instead }: TakeOut,
  run: () => Promise<Result>,
): Promise<Result> {
  const path = join(tree, file)
  const whole = readFileSync(path, 'utf8')
  try {
    writeFileSync(path, whole.split(text).join(instead))
    return await run()
  } finally {
    writeFileSync(path, whole)
  }
}

/** A file that no longer loads shows nothing: only a test that ran, and passed before, can go red. */
export function judge(ran: readonly Ran[], passing: ReadonlySet<string>): Outcome {
  const titles = (tests: readonly Ran[]) => tests.map((test) => test.title).join(' · ')
  const red = ran.filter((test) => !test.passed && passing.has(test.title))
  if (red.length > 0) return { verdict: 'red', why: titles(red) }
  if (ran.length === 0) return { verdict: 'broken', why: 'no test ran' }
  const neverPassed = ran.filter((test) => !passing.has(test.title))
  if (neverPassed.length > 0) return { verdict: 'broken', why: `did not pass before either: ${titles(neverPassed)}` }
  return { verdict: 'green', why: titles(ran) }
}

const titlesWith = (clauses: readonly string[]): RegExp =>
  new RegExp(`(?:${clauses.map((clause) => clause.replaceAll('.', '\\.')).join('|')})(?!\\w|\\.[a-z]\\b)`)

const filesOf = (quotes: readonly Quote[], clauses: readonly string[]): string[] => [
  ...new Set(quotes.flatMap(({ id, file }) => (clauses.includes(id) ? [file] : []))),
]

const passed = (ran: readonly Ran[]): Set<string> =>
  new Set(ran.filter((test) => test.passed).map((test) => test.title))

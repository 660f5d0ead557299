import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeTakeOut, type TakeOut } from '../locate/locate-proofs.ts'
import type { Quote } from '../spec/quotes.ts'
import { type Runner, runners, type TestResult } from './run-tests.ts'

export interface Outcome {
  readonly verdict: 'red' | 'green' | 'broken'
  /** The tests that failed, or why there is no result. */
  readonly reason: string
}

/**
 * Removes the code from a file of this tree, runs the tests that quote the clause, and restores the
 * text. Fast runners come first: one failing test is enough, but it must pass with the code in
 * place, or it proves nothing.
 */
export const proveTakeOut = (tree: string, takeOut: TakeOut, quotes: readonly Quote[]): Promise<Outcome> =>
  proveByTests(tree, takeOut, findFilesQuoting(takeOut, quotes), buildTitlePattern([takeOut]))

/** The same with all tests of these files, whatever they quote. */
export const proveByFiles = (tree: string, takeOut: TakeOut, files: readonly string[]): Promise<Outcome> =>
  proveByTests(tree, takeOut, files, /./)

async function proveByTests(
  tree: string,
  takeOut: TakeOut,
  files: readonly string[],
  titles: RegExp,
): Promise<Outcome> {
  let outcome = evaluateRun([], new Set())
  for (const runner of runners) {
    const own = files.filter(runner.takes)
    if (own.length === 0) continue
    const ran = await runWithout(tree, takeOut, () => runner.run(tree, own, titles))
    const isRed = ran.some((test) => !test.passed)
    outcome = evaluateRun(ran, isRed ? await findPassing(tree, runner, own, titles) : collectPassed(ran))
    if (outcome.verdict === 'red') break
  }
  return outcome
}

/** Code drawn at random belongs to several clauses, separated by spaces. */
const listClauses = ({ clause }: TakeOut): string[] => clause.split(' ')

export const findFilesQuoting = (takeOut: TakeOut, quotes: readonly Quote[]): string[] => {
  const clauses = new Set(listClauses(takeOut))
  return [...new Set(quotes.flatMap(({ id, file }) => (clauses.has(id) ? [file] : [])))]
}

export const buildTitlePattern = (takeOuts: readonly TakeOut[]): RegExp =>
  new RegExp(
    `(?:${takeOuts
      .flatMap(listClauses)
      .map((clause) => clause.replaceAll('.', '\\.'))
      .join('|')})(?!\\w|\\.[a-z]\\b)`,
  )

const known = new Map<string, Promise<Set<string>>>()

/**
 * Tests that pass with the code in place; cached per set of files for runners that are fast enough
 * to run them all.
 */
function findPassing(tree: string, runner: Runner, files: readonly string[], titles: RegExp): Promise<Set<string>> {
  const asked = runner.isSlow ? titles : /./
  const name = [tree, asked.source, ...files].join('\n')
  const found = known.get(name) ?? runner.run(tree, files, asked).then(collectPassed)
  known.set(name, found)
  return found
}

async function runWithout<Result>(tree: string, takeOut: TakeOut, run: () => Promise<Result>): Promise<Result> {
  const path = join(tree, takeOut.file)
  const whole = readFileSync(path, 'utf8')
  try {
    writeFileSync(path, removeTakeOut(whole, takeOut))
    return await run()
  } finally {
    writeFileSync(path, whole)
  }
}

/**
 * A file that no longer loads proves nothing: only a test that ran, and passes otherwise, can count
 * as failing.
 */
export function evaluateRun(ran: readonly TestResult[], passing: ReadonlySet<string>): Outcome {
  const titles = (tests: readonly TestResult[]) => tests.map((test) => test.title).join(' · ')
  const red = ran.filter((test) => !test.passed && passing.has(test.title))
  if (red.length > 0) return { verdict: 'red', reason: titles(red) }
  if (ran.length === 0) return { verdict: 'broken', reason: 'no test ran' }
  const neverPassed = ran.filter((test) => !passing.has(test.title))
  if (neverPassed.length > 0)
    return { verdict: 'broken', reason: `does not pass otherwise either: ${titles(neverPassed)}` }
  return { verdict: 'green', reason: titles(ran) }
}

export const collectPassed = (ran: readonly TestResult[]): Set<string> =>
  new Set(ran.filter((test) => test.passed).map((test) => test.title))

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TakeOut, textWithout } from '../locate/locate.ts'
import type { Quote } from '../spec/quotes.ts'
import { type Ran, type Runner, runners } from './run-tests.ts'

export interface Outcome {
  readonly verdict: 'red' | 'green' | 'broken'
  /** The tests that failed, or why there is no result. */
  readonly why: string
}

/**
 * Removes the code from a file of this tree, runs the tests that quote the clause, and restores the
 * text. Fast runners come first: one failing test is enough, but it must pass with the code in
 * place, or it proves nothing.
 */
export async function prove(tree: string, takeOut: TakeOut, quotes: readonly Quote[]): Promise<Outcome> {
  const titles = titlesQuoting([takeOut])
  const files = filesQuoting(takeOut, quotes)
  let outcome = judge([], new Set())
  for (const runner of runners) {
    const own = files.filter(runner.takes)
    if (own.length === 0) continue
    const ran = await without(tree, takeOut, () => runner.run(tree, own, titles))
    const isRed = ran.some((test) => !test.passed)
    outcome = judge(ran, isRed ? await passing(tree, runner, own, titles) : passed(ran))
    if (outcome.verdict === 'red') break
  }
  return outcome
}

export const filesQuoting = ({ clause }: TakeOut, quotes: readonly Quote[]): string[] => [
  ...new Set(quotes.flatMap(({ id, file }) => (id === clause ? [file] : []))),
]

export const titlesQuoting = (takeOuts: readonly TakeOut[]): RegExp =>
  new RegExp(`(?:${takeOuts.map(({ clause }) => clause.replaceAll('.', '\\.')).join('|')})(?!\\w|\\.[a-z]\\b)`)

const known = new Map<string, Promise<Set<string>>>()

/**
 * Tests that pass with the code in place; cached per set of files for runners that are fast enough
 * to run them all.
 */
function passing(tree: string, runner: Runner, files: readonly string[], titles: RegExp): Promise<Set<string>> {
  const asked = runner.isSlow ? titles : /./
  const name = [tree, asked.source, ...files].join('\n')
  const found = known.get(name) ?? runner.run(tree, files, asked).then(passed)
  known.set(name, found)
  return found
}

async function without<Result>(tree: string, takeOut: TakeOut, run: () => Promise<Result>): Promise<Result> {
  const path = join(tree, takeOut.file)
  const whole = readFileSync(path, 'utf8')
  try {
    writeFileSync(path, textWithout(whole, takeOut))
    return await run()
  } finally {
    writeFileSync(path, whole)
  }
}

/**
 * A file that no longer loads proves nothing: only a test that ran, and passes otherwise, can count
 * as failing.
 */
export function judge(ran: readonly Ran[], passing: ReadonlySet<string>): Outcome {
  const titles = (tests: readonly Ran[]) => tests.map((test) => test.title).join(' · ')
  const red = ran.filter((test) => !test.passed && passing.has(test.title))
  if (red.length > 0) return { verdict: 'red', why: titles(red) }
  if (ran.length === 0) return { verdict: 'broken', why: 'no test ran' }
  const neverPassed = ran.filter((test) => !passing.has(test.title))
  if (neverPassed.length > 0)
    return { verdict: 'broken', why: `does not pass otherwise either: ${titles(neverPassed)}` }
  return { verdict: 'green', why: titles(ran) }
}

export const passed = (ran: readonly Ran[]): Set<string> =>
  new Set(ran.filter((test) => test.passed).map((test) => test.title))

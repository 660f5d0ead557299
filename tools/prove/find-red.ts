import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeTakeOut, type TakeOut } from '../locate/locate-proofs.ts'
import type { Quote } from '../spec/quotes.ts'
import { buildTitlePattern, collectPassed, evaluateRun, findFilesQuoting } from './prove-take-out.ts'
import { canSee, hasWindow, isJourney, isPure } from './run-tests.ts'
import { type Step, startVitest, type Vitest } from './vitest.ts'

/**
 * The fastest first; where each test file has its own window, one worker runs the steps of many
 * lines.
 */
const stages = [
  { takes: isPure, inTurn: false },
  { takes: hasWindow, inTurn: true },
  { takes: (file: string) => !isPure(file) && !hasWindow(file) && !isJourney(file), inTurn: false },
]

/** Number of test files that share one run, with code removed, before those with a failure run with it in place. */
const BATCH_SIZE = 8

/** Which tests may fail without some code. */
export interface TestChoice {
  /** The file most likely to fail first. */
  readonly listFiles: (takeOut: TakeOut) => readonly string[]
  readonly buildTitles: (takeOuts: readonly TakeOut[]) => RegExp
}

/** The tests that quote a clause of the code. */
export const chooseQuoting = (quotes: readonly Quote[]): TestChoice => ({
  listFiles: (takeOut) => findFilesQuoting(takeOut, quotes),
  buildTitles: buildTitlePattern,
})

/** Every test of these files. */
export const chooseFiles = (listFiles: TestChoice['listFiles']): TestChoice => ({ listFiles, buildTitles: () => /./ })

/** A test file for a line: with its code removed, or in place. */
interface ProofRequest {
  readonly takeOut: TakeOut
  readonly file: string
}

/**
 * Tries these in a persistent Vitest: red if a test of the choice fails, green if none does, and no result if none
 * ran. What is not red may still be in a Vitest of its own, where the database, for example, is created after the
 * removal.
 */
export async function findRed(
  tree: string,
  takeOuts: readonly TakeOut[],
  choice: TestChoice,
  tell: (takeOut: TakeOut) => void,
): Promise<ReadonlyMap<TakeOut, 'red' | 'green'>> {
  const vitest = startVitest(tree)
  const results = new Map<TakeOut, 'red' | 'green'>()
  for (const { takes, inTurn } of stages) {
    const files = new Map(
      takeOuts.map((takeOut) => [
        takeOut,
        choice.listFiles(takeOut).filter((file) => takes(file) && canSee(file, takeOut)),
      ]),
    )
    const most = Math.max(0, ...[...files.values()].map(({ length }) => length))
    for (let turn = 0; turn < most; turn += 1) {
      const asked = takeOuts
        .filter((takeOut) => results.get(takeOut) !== 'red')
        .flatMap((takeOut) => (files.get(takeOut) ?? []).slice(turn, turn + 1).map((file) => ({ takeOut, file })))
        .toSorted((a, b) => a.file.localeCompare(b.file))
      for (let first = 0; first < asked.length; first += BATCH_SIZE) {
        const batch = asked.slice(first, first + BATCH_SIZE)
        const { ran, red } = await tryOut(tree, vitest, { asked: batch, inTurn, buildTitles: choice.buildTitles })
        for (const takeOut of ran) results.set(takeOut, 'green')
        for (const takeOut of red) {
          results.set(takeOut, 'red')
          tell(takeOut)
        }
      }
    }
  }
  await vitest.close()
  return results
}

interface Batch {
  readonly asked: readonly ProofRequest[]
  readonly inTurn: boolean
  readonly buildTitles: TestChoice['buildTitles']
}

/**
 * The run with the code in place comes last, because it would reveal anything left over from a
 * removal. Only files in which something failed need it.
 */
async function tryOut(
  tree: string,
  vitest: Vitest,
  { asked, inTurn, buildTitles }: Batch,
): Promise<{ readonly ran: readonly TakeOut[]; readonly red: readonly TakeOut[] }> {
  const run = (steps: readonly Step[]) => (inTurn ? vitest.run(steps) : runOneByOne(vitest, steps))
  const buildStep = (file: string, takeOuts: readonly TakeOut[]): Step => ({
    test: join(tree, file),
    titles: buildTitles(takeOuts).source,
  })
  const results = await run(
    asked.map(({ takeOut, file }) => ({ ...buildStep(file, [takeOut]), without: buildFileWithout(tree, takeOut) })),
  )
  const tried = asked.map((one, index) => ({ ...one, tests: results[index] ?? [] }))
  const failed = tried.filter(({ tests }) => tests.some(({ passed }) => !passed))
  const byFile = [...Map.groupBy(failed, ({ file }) => file)]
  const inPlace = await run(
    byFile.map(([file, of]) =>
      buildStep(
        file,
        of.map(({ takeOut }) => takeOut),
      ),
    ),
  )
  const passing = new Map(byFile.map(([file], index) => [file, collectPassed(inPlace[index] ?? [])]))
  return {
    ran: tried.filter(({ tests }) => tests.length > 0).map(({ takeOut }) => takeOut),
    red: failed
      .filter(({ file, tests }) => evaluateRun(tests, passing.get(file) ?? new Set()).verdict === 'red')
      .map(({ takeOut }) => takeOut),
  }
}

async function runOneByOne(vitest: Vitest, steps: readonly Step[]): ReturnType<Vitest['run']> {
  const ran = []
  for (const step of steps) ran.push(...(await vitest.run([step])))
  return ran
}

function buildFileWithout(tree: string, takeOut: TakeOut): Step['without'] {
  const path = join(tree, takeOut.file)
  return { path, text: removeTakeOut(readFileSync(path, 'utf8'), takeOut) }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeTakeOut, type TakeOut } from '../locate/locate-proofs.ts'
import type { Quote } from '../spec/quotes.ts'
import { buildTitlePattern, collectPassed, evaluateRun, findFilesQuoting } from './prove-take-out.ts'
import { isJourney, isPure } from './run-tests.ts'
import { type Step, startVitest, type Vitest } from './vitest.ts'

const hasWindow = (file: string): boolean => /^(?:apps\/(?:guest|staff)|packages\/web)\//.test(file)

/**
 * The fastest first; where each test file has its own window, one worker runs the steps of many
 * lines.
 */
const stages = [
  { takes: isPure, inTurn: false },
  { takes: hasWindow, inTurn: true },
  { takes: (file: string) => !isPure(file) && !hasWindow(file) && !isJourney(file), inTurn: false },
]

const toWorkspace = (file: string): string => file.split('/').slice(0, 2).join('/')

/** No app depends on another. */
const canSee = (test: string, { file }: TakeOut): boolean =>
  !file.startsWith('apps/') || toWorkspace(test) === toWorkspace(file)

/** Number of lines that share one run with the code in place. */
const BATCH_SIZE = 8

/** A test file for a line: with its code removed, or in place. */
interface ProofRequest {
  readonly takeOut: TakeOut
  readonly file: string
}

/**
 * Which of these fail in a persistent Vitest. The others must be tried in a separate one, where the
 * database, for example, is created after the removal.
 */
export async function findRed(
  tree: string,
  takeOuts: readonly TakeOut[],
  quotes: readonly Quote[],
  tell: (takeOut: TakeOut) => void,
): Promise<ReadonlySet<TakeOut>> {
  const vitest = startVitest(tree)
  const red = new Set<TakeOut>()
  for (const { takes, inTurn } of stages) {
    const lines = takeOuts
      .filter((takeOut) => !red.has(takeOut))
      .map((takeOut) =>
        findFilesQuoting(takeOut, quotes)
          .filter((file) => takes(file) && canSee(file, takeOut))
          .map((file) => ({ takeOut, file })),
      )
      .filter((asked) => asked.length > 0)
      .toSorted(([a], [b]) => (a?.file ?? '').localeCompare(b?.file ?? ''))
    for (let first = 0; first < lines.length; first += BATCH_SIZE)
      for (const takeOut of await findRedAmong(tree, vitest, lines.slice(first, first + BATCH_SIZE).flat(), inTurn)) {
        red.add(takeOut)
        tell(takeOut)
      }
  }
  await vitest.close()
  return red
}

/**
 * The run with the code in place comes last, because it would reveal anything left over from a
 * removal.
 */
async function findRedAmong(
  tree: string,
  vitest: Vitest,
  asked: readonly ProofRequest[],
  inTurn: boolean,
): Promise<TakeOut[]> {
  const files = [...new Set(asked.map(({ file }) => file))]
  const steps: Step[] = [
    ...asked.map(({ takeOut, file }) => ({
      ...buildStep(tree, file, [takeOut]),
      without: buildFileWithout(tree, takeOut),
    })),
    ...files.map((file) =>
      buildStep(
        tree,
        file,
        asked.flatMap((one) => (one.file === file ? [one.takeOut] : [])),
      ),
    ),
  ]
  const ran = inTurn ? await vitest.run(steps) : await runOneByOne(vitest, steps)
  const passing = new Map(files.map((file, index) => [file, collectPassed(ran[asked.length + index] ?? [])]))
  const isRed = ({ file }: ProofRequest, index: number): boolean =>
    evaluateRun(ran[index] ?? [], passing.get(file) ?? new Set()).verdict === 'red'
  return [...new Set(asked.filter(isRed).map(({ takeOut }) => takeOut))]
}

async function runOneByOne(vitest: Vitest, steps: readonly Step[]): ReturnType<Vitest['run']> {
  const ran = []
  for (const step of steps) ran.push(...(await vitest.run([step])))
  return ran
}

const buildStep = (tree: string, file: string, takeOuts: readonly TakeOut[]): Step => ({
  test: join(tree, file),
  titles: buildTitlePattern(takeOuts).source,
})

function buildFileWithout(tree: string, takeOut: TakeOut): Step['without'] {
  const path = join(tree, takeOut.file)
  return { path, text: removeTakeOut(readFileSync(path, 'utf8'), takeOut) }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TakeOut, textWithout } from '../locate/locate.ts'
import type { Quote } from '../spec/quotes.ts'
import { filesQuoting, judge, passed, titlesQuoting } from './prove.ts'
import { isJourney, isPure } from './run-tests.ts'
import { openVitest, type Step, type Vitest } from './vitest.ts'

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

const workspaceOf = (file: string): string => file.split('/').slice(0, 2).join('/')

/** No app depends on another. */
const maySee = (test: string, { file }: TakeOut): boolean =>
  !file.startsWith('apps/') || workspaceOf(test) === workspaceOf(file)

/** Number of lines that share one run with the code in place. */
const LOT = 8

/** A test file for a line: with its code removed, or in place. */
interface Asked {
  readonly takeOut: TakeOut
  readonly file: string
}

/**
 * Which of these fail in a persistent Vitest. The others must be tried in a separate one, where the
 * database, for example, is created after the removal.
 */
export async function seenRed(
  tree: string,
  takeOuts: readonly TakeOut[],
  quotes: readonly Quote[],
  tell: (takeOut: TakeOut) => void,
): Promise<ReadonlySet<TakeOut>> {
  const vitest = openVitest(tree)
  const red = new Set<TakeOut>()
  for (const { takes, inTurn } of stages) {
    const lines = takeOuts
      .filter((takeOut) => !red.has(takeOut))
      .map((takeOut) =>
        filesQuoting(takeOut, quotes)
          .filter((file) => takes(file) && maySee(file, takeOut))
          .map((file) => ({ takeOut, file })),
      )
      .filter((asked) => asked.length > 0)
      .toSorted(([a], [b]) => (a?.file ?? '').localeCompare(b?.file ?? ''))
    for (let first = 0; first < lines.length; first += LOT)
      for (const takeOut of await redAmong(tree, vitest, lines.slice(first, first + LOT).flat(), inTurn)) {
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
async function redAmong(tree: string, vitest: Vitest, asked: readonly Asked[], inTurn: boolean): Promise<TakeOut[]> {
  const files = [...new Set(asked.map(({ file }) => file))]
  const steps: Step[] = [
    ...asked.map(({ takeOut, file }) => ({ ...whole(tree, file, [takeOut]), without: fileWithout(tree, takeOut) })),
    ...files.map((file) =>
      whole(
        tree,
        file,
        asked.flatMap((one) => (one.file === file ? [one.takeOut] : [])),
      ),
    ),
  ]
  const ran = inTurn ? await vitest.run(steps) : await oneByOne(vitest, steps)
  const passing = new Map(files.map((file, index) => [file, passed(ran[asked.length + index] ?? [])]))
  const isRed = ({ file }: Asked, index: number): boolean =>
    judge(ran[index] ?? [], passing.get(file) ?? new Set()).verdict === 'red'
  return [...new Set(asked.filter(isRed).map(({ takeOut }) => takeOut))]
}

async function oneByOne(vitest: Vitest, steps: readonly Step[]): ReturnType<Vitest['run']> {
  const ran = []
  for (const step of steps) ran.push(...(await vitest.run([step])))
  return ran
}

const whole = (tree: string, file: string, takeOuts: readonly TakeOut[]): Step => ({
  test: join(tree, file),
  titles: titlesQuoting(takeOuts).source,
})

function fileWithout(tree: string, takeOut: TakeOut): Step['without'] {
  const path = join(tree, takeOut.file)
  return { path, text: textWithout(readFileSync(path, 'utf8'), takeOut) }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TakeOut, textWithout } from '../locate/locate.ts'
import type { Quote } from '../spec/quotes.ts'
import { filesQuoting, judge, passed, titlesQuoting } from './prove.ts'
import { isJourney, isPure } from './run-tests.ts'
import { openVitest, type Step, type Vitest } from './vitest.ts'

const hasWindow = (file: string): boolean => /^(?:apps\/(?:guest|staff)|packages\/web)\//.test(file)

/** The quickest first; where each test file has a window of its own, one worker takes the steps of many lines. */
const stages = [
  { takes: isPure, inTurn: false },
  { takes: hasWindow, inTurn: true },
  { takes: (file: string) => !isPure(file) && !hasWindow(file) && !isJourney(file), inTurn: false },
]

const workspaceOf = (file: string): string => file.split('/').slice(0, 2).join('/')

/** No app leans on another. */
const maySee = (test: string, { file }: TakeOut): boolean =>
  !file.startsWith('apps/') || workspaceOf(test) === workspaceOf(file)

/** So many lines share what passes with everything in its place. */
const LOT = 8

/** A test file under a line: with it taken out, or with everything in its place. */
interface Asked {
  readonly takeOut: TakeOut
  readonly file: string
}

/**
 * Which of these were seen red in a Vitest that stays. Whoever was not has yet to be asked in one of its own: there the
 * database, say, is laid after the line is taken out.
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

/** What passes with everything in its place is asked last: whatever stayed of a line taken out would show there. */
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

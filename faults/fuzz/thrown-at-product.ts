import { table } from '@foyer/tools/trials/table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { startProduct } from '../product.ts'
import { Dice } from './dice.ts'
import type { Told } from './seed.ts'

const SHOWN = 20
const SAID_TIMES = 10

/** The outcome of one input, and what is wrong with it. */
interface Became {
  readonly outcome: string
  readonly wrong?: string | undefined
}

interface Thrown {
  /** Wording of the printed lines. */
  readonly words: { readonly many: string; readonly outcome: string; readonly wrong: string }
  /** Prepares a client for a running server. */
  comeTo(url: string): Promise<(dice: Dice) => Promise<Became>>
}

/** Sends one input after another to a running server, and counts the outcomes. */
export function thrownAtProduct({ seed, runs }: Told, { words, comeTo }: Thrown): Trial {
  return {
    async run(say) {
      const dice = new Dice(seed)
      const product = await startProduct()
      const outcomes = new Map<string, number>()
      const broken: string[] = []
      try {
        const throwOne = await comeTo(product.url)
        for (let at = 0; at < runs; at += 1) {
          if (at % Math.ceil(runs / SAID_TIMES) === 0) say(`${at} of ${runs} ${words.many}`)
          const { outcome, wrong } = await throwOne(dice)
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
          if (wrong !== undefined && broken.length < SHOWN) broken.push(wrong)
        }
        const rows = [...outcomes].toSorted().map(([outcome, times]) => [outcome, String(times)])
        return {
          lines: table([[words.outcome, 'times'], ...rows]),
          figures: `${runs} ${words.many}, ${broken.length} ${words.wrong} (seed ${seed})`,
          broken,
          results: { seed, runs, outcomes: Object.fromEntries(outcomes) },
        }
      } finally {
        await product.stop()
      }
    },
  }
}

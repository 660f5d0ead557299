import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { startProduct } from '../start-product.ts'
import { Dice } from './dice.ts'
import type { SeedOptions } from './parse-seed-options.ts'

const MAX_SHOWN = 20
const PROGRESS_REPORTS = 10

/** The outcome of one input, and what is wrong with it. */
interface FuzzResult {
  readonly outcome: string
  readonly wrong?: string | undefined
}

interface ProductFuzzer {
  /** Wording of the printed lines. */
  readonly words: { readonly many: string; readonly outcome: string; readonly wrong: string }
  /** Prepares a client for a running server. */
  start(url: string): Promise<(dice: Dice) => Promise<FuzzResult>>
}

/** Sends one input after another to a running server, and counts the outcomes. */
export function fuzzProduct({ seed, runs }: SeedOptions, { words, start }: ProductFuzzer): Trial {
  return {
    async run(say) {
      const dice = new Dice(seed)
      const product = await startProduct()
      const outcomes = new Map<string, number>()
      const broken: string[] = []
      try {
        const throwOne = await start(product.url)
        for (let at = 0; at < runs; at += 1) {
          if (at % Math.ceil(runs / PROGRESS_REPORTS) === 0) say(`${at} of ${runs} ${words.many}`)
          const { outcome, wrong } = await throwOne(dice)
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
          if (wrong !== undefined && broken.length < MAX_SHOWN) broken.push(wrong)
        }
        const rows = [...outcomes].toSorted().map(([outcome, times]) => [outcome, String(times)])
        return {
          lines: formatTable([[words.outcome, 'times'], ...rows]),
          summary: `${runs} ${words.many}, ${broken.length} ${words.wrong} (seed ${seed})`,
          violations: broken,
          results: { seed, runs, outcomes: Object.fromEntries(outcomes) },
        }
      } finally {
        await product.stop()
      }
    },
  }
}

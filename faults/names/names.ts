import { searchReservations } from '@foyer/contract/reservation.ts'
import { importReservations } from '@foyer/contract/staff/import.ts'
import { otherSurnames } from '@foyer/domain/testing/other-surnames.ts'
import { surnames } from '@foyer/domain/testing/surnames.ts'
import { typedForms } from '@foyer/domain/testing/typed-forms.ts'
import type { Outcome, Trial } from '@foyer/tools/trials/trial.ts'
import { Desk } from '../desk.ts'
import { Page } from '../page.ts'
import { startProduct } from '../start-product.ts'
import { createMisspeller } from './create-misspeller.ts'

interface NamesOptions {
  /** Uses every nth name of the tables. */
  readonly every?: number
  readonly wrong?: number
}

interface Search {
  readonly number: string
  readonly known: string
  readonly typed: string
}

/** Misses allowed per page before it has to wait (035). */
const MAX_MISSES = 10
/** Pages per network before the network has to wait. */
const PAGES_OF_A_NETWORK = 9
const BATCH_SIZE = 6

const toNumber = (at: number) => `SUR${at}`

/**
 * Surnames from everywhere, imported from a file and searched over HTTP as guests type them; and
 * wrong names, which find nothing.
 */
export function names({ every = 1, wrong = 10_000 }: NamesOptions = {}): Trial {
  return {
    async run(say) {
      const product = await startProduct()
      const { url } = product
      try {
        const all = [...Object.values(surnames).flat(), ...Object.values(otherSurnames).flat()].filter(
          (_, at) => at % every === 0,
        )
        say(`${all.length} surnames imported`)
        await importAll(url, all)
        const right = all.flatMap((known, at) =>
          [...new Set(Object.values(typedForms).map((write) => write(known)))].map((typed) => ({
            number: toNumber(at),
            known,
            typed,
          })),
        )
        say(`${right.length} searches with right names`)
        const missed = await runSearches(url, right, 200)
        say(`${wrong} searches with wrong names`)
        const make = createMisspeller(20_261_116)
        const guesses = Array.from({ length: wrong }, (_, at): Search => {
          const known = all[at % all.length] ?? ''
          return { number: toNumber(at % all.length), known, typed: make(known, Math.floor(at / all.length)) }
        })
        const found = await runSearches(url, guesses, 404)
        return buildOutcome({ all, right, guesses, missed, found })
      } finally {
        await product.stop()
      }
    },
  }
}

async function importAll(url: string, all: readonly string[]): Promise<void> {
  const desk = new Desk(url)
  await desk.signIn()
  const head = 'reference,arrival,departure,last_name,first_name,adults,room_type'
  const rows = all.map((name, at) => `${toNumber(at)},2030-05-10,2030-05-12,"${name}",Ana,1,classic`)
  const file = Buffer.from([head, ...rows].join('\n')).toString('base64')
  const taken = await desk.call(importReservations, {}, { file, dryRun: false })
  if (taken?.counts.new !== all.length) throw new Error(`Of ${all.length} names ${taken?.counts.new} were imported.`)
}

/** Searches with an unexpected answer. Each page searches as often as it may miss. */
async function runSearches(url: string, all: readonly Search[], expected: 200 | 404): Promise<string[]> {
  const others: string[] = []
  const pages = Array.from({ length: Math.ceil(all.length / MAX_MISSES) }, (_, at) =>
    all.slice(at * MAX_MISSES, (at + 1) * MAX_MISSES),
  )
  let next = 0
  async function lane(): Promise<void> {
    for (let at = next++; at < pages.length; at = next++) {
      const network = Math.floor(at / PAGES_OF_A_NETWORK)
      const page = new Page(url, 'own', `198.18.${network >> 8}.${network & 255}`)
      await page.load()
      for (const { number, known, typed } of pages[at] ?? []) {
        const { status } = await page.send(searchReservations, {}, { voucher: number, surname: typed })
        if (status !== expected) others.push(`${number} ${known}, typed ${typed}: ${status}`)
      }
    }
  }
  await Promise.all(Array.from({ length: BATCH_SIZE }, lane))
  return others
}

interface Done {
  readonly all: readonly string[]
  readonly right: readonly Search[]
  readonly guesses: readonly Search[]
  readonly missed: readonly string[]
  readonly found: readonly string[]
}

function buildOutcome({ all, right, guesses, missed, found }: Done): Outcome {
  const counts = {
    names: all.length,
    right: right.length,
    missed: missed.length,
    wrong: guesses.length,
    found: found.length,
  }
  return {
    lines: [],
    summary: `${counts.names} surnames, ${counts.right} searches as guests type them, ${counts.missed} missed; ${counts.wrong} with wrong names, ${counts.found} found`,
    violations: [
      ...missed.slice(0, 40).map((one) => `Not found: ${one}.`),
      ...found.slice(0, 40).map((one) => `Wrongly found, or otherwise answered: ${one}.`),
      ...(right.length === 0 || guesses.length === 0 ? ['Nothing was searched, so nothing was shown.'] : []),
    ],
    results: counts,
  }
}

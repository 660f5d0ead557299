import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome, Trial } from '@foyer/tools/trials/trial.ts'
import { type Started, startProcess } from '../processes.ts'

interface SystemsOptions {
  /** Cuts the repetition as well. */
  readonly isRepetitionCut?: boolean
  readonly only?: (name: string) => boolean
}

interface Cut {
  readonly call: number
  readonly when: 'before' | 'after'
}

/** As the process numbers its verdicts; zero if nothing was cut. */
const verdicts = ['uncut', 'once', 'lost', 'twice'] as const
type Verdict = (typeof verdicts)[number]

interface Row {
  readonly system: string
  readonly name: string
  readonly verdicts: readonly Verdict[]
}

type Process = Started<{ readonly cases: Readonly<Record<string, readonly string[]>> }>

/** No delivery makes more calls. */
const MAX_CALLS = 40

/**
 * Delivers everything that Apaleo and Mews take, with each call cut before and after its effect, and
 * compares what has happened there with what had to.
 */
export function systems({ isRepetitionCut = true, only = () => true }: SystemsOptions = {}): Trial {
  return {
    async run(say) {
      const [apaleo, mews] = await Promise.all([startSimulator('apaleo'), startSimulator('mews')])
      const process: Process = await startProcess('apps/server/src/testing/faults/cut-systems.ts', {
        APALEO_URL: apaleo.url,
        MEWS_URL: mews.url,
      })
      try {
        const rows: Row[] = []
        for (const [system, names] of Object.entries(process.ready.cases))
          for (const name of names.filter(only)) {
            rows.push({ system, name, verdicts: await cutCase(process, { system, name }, isRepetitionCut) })
            say(`${system}: ${name}`)
          }
        return buildOutcome(rows)
      } finally {
        await Promise.all([process.stop(), apaleo.stop(), mews.stop()])
      }
    },
  }
}

async function startSimulator(name: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { ready, stop } = await startProcess<{ ports: { http: number } }>(`simulators/${name}/main.ts`)
  return { url: `http://127.0.0.1:${ready.ports.http}`, stop }
}

async function cutCase(process: Process, which: object, isRepetitionCut: boolean): Promise<Verdict[]> {
  const all: Verdict[] = []
  async function cutEachCall(when: Cut['when'], isLast: boolean, earlier: readonly Cut[] = []): Promise<void> {
    for (let call = 1; call <= MAX_CALLS; call++) {
      const cuts = [...earlier, { call, when }]
      const verdict = verdicts[await process.tell({ ...which, cuts })] ?? 'lost'
      if (verdict === 'uncut') return
      all.push(verdict)
      if (!isLast) await cutEachCall(when, true, cuts)
    }
  }
  await cutEachCall('before', true)
  // The effect is there and Foyer does not know it: the repetition is cut as well.
  await cutEachCall('after', !isRepetitionCut)
  return all
}

function buildOutcome(rows: readonly Row[]): Outcome {
  const count = ({ verdicts: all }: Row, verdict: Verdict) => all.filter((one) => one === verdict).length
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)
  const deliveries = sum((row) => row.verdicts.length)
  const [once, lost, twice] = [
    sum((row) => count(row, 'once')),
    sum((row) => count(row, 'lost')),
    sum((row) => count(row, 'twice')),
  ]
  return {
    lines: [
      ...formatTable([
        ['What was delivered', 'cut', 'once', 'lost', 'twice'],
        ...rows.map((row) => [
          `${row.system}: ${row.name}`,
          ...[row.verdicts.length, count(row, 'once'), count(row, 'lost'), count(row, 'twice')].map(String),
        ]),
      ]),
      '',
    ],
    summary: `${deliveries} deliveries, ${once} applied once, ${lost} lost, ${twice} twice`,
    violations: [
      ...(lost > 0 ? [`${lost} were lost; none may be.`] : []),
      ...(twice > 0 ? [`${twice} happened twice; none may.`] : []),
      ...rows
        .filter((row) => row.verdicts.length === 0)
        .map(({ system, name }) => `Nothing was cut: ${system}, ${name}.`),
      ...(rows.length === 0 ? ['Nothing was cut, so nothing was shown.'] : []),
    ],
    results: { deliveries, once, lost, twice, rows },
  }
}

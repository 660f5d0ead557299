import { randomUUID } from 'node:crypto'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome, Trial } from '@foyer/tools/trials/trial.ts'
import { delivery } from './delivery.ts'
import { face } from './face.ts'
import { startLane, startSimulators } from './lane.ts'
import { mail } from './mail.ts'
import type { Break, Lane, Scenario, Verdict } from './scenario.ts'

/** All external effects. */
const scenarios: Readonly<Record<string, Scenario>> = { face, mail, delivery }

interface OutsideOptions {
  /** Runs per way of breaking. */
  readonly times?: number
  readonly lanes?: number
  /** Selects ways of breaking, in each scenario. */
  readonly only?: (broken: Break) => boolean
}

interface Row {
  readonly scenario: string
  readonly broken: string
  readonly injected: number
  readonly verdicts: Readonly<Record<Verdict, number>>
  readonly repeated: number
}

interface Turn {
  readonly scenario: string
  readonly broken: Break
}

export function outside({ times = 20, lanes = 2, only = () => true }: OutsideOptions = {}): Trial {
  return {
    async run(say) {
      const simulators = await startSimulators()
      const open = await Promise.all(Array.from({ length: lanes }, (_, number) => startLane(number, simulators)))
      try {
        const ways = Object.entries(scenarios).flatMap(([scenario, { breaks }]) =>
          breaks.filter(only).map((broken) => ({ scenario, broken })),
        )
        const turns = ways.flatMap((way) => Array.from({ length: times }, () => way))
        const verdicts = await runShared(turns, open, say)
        return buildOutcome(
          ways.map((way) =>
            toRow(
              way,
              verdicts.filter(({ turn }) => turn === way),
            ),
          ),
        )
      } finally {
        await Promise.all(open.map((lane) => lane.stop()))
        await simulators.stop()
      }
    },
  }
}

interface Judged {
  readonly turn: Turn
  readonly verdict: Verdict
  readonly repeated: boolean
}

/** Each lane takes the next turn when it has finished its last. */
async function runShared(
  turns: readonly Turn[],
  lanes: readonly Lane[],
  say: (line: string) => void,
): Promise<Judged[]> {
  const waiting = [...turns]
  const judged: Judged[] = []
  const work = async (lane: Lane) => {
    for (let turn = waiting.shift(); turn; turn = waiting.shift()) {
      const outcome = await scenarios[turn.scenario]?.inject(lane, `wish-${randomUUID()}`, turn.broken)
      if (outcome) judged.push({ turn, ...outcome })
      if (judged.length % 20 === 0) say(`${judged.length} of ${turns.length}`)
    }
  }
  await Promise.all(lanes.map(work))
  return judged
}

function toRow({ scenario, broken }: Turn, judged: readonly Judged[]): Row {
  const count = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).length
  return {
    scenario,
    broken: broken.name,
    injected: judged.length,
    verdicts: { once: count('once'), lost: count('lost'), twice: count('twice') },
    repeated: judged.filter(({ repeated }) => repeated).length,
  }
}

function buildOutcome(rows: readonly Row[]): Outcome {
  const sum = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)
  const [injected, once, lost, twice] = [
    sum((row) => row.injected),
    sum((row) => row.verdicts.once),
    sum((row) => row.verdicts.lost),
    sum((row) => row.verdicts.twice),
  ]
  return {
    lines: [
      ...formatTable([
        ['What was broken', 'injected', 'once', 'lost', 'twice', 'asked again'],
        ...rows.map((row) => [
          `${row.scenario}: ${row.broken}`,
          ...[row.injected, row.verdicts.once, row.verdicts.lost, row.verdicts.twice, row.repeated].map(String),
        ]),
      ]),
      '',
    ],
    summary: `${injected} faults injected, ${once} delivered once, ${lost} lost, ${twice} twice`,
    violations: [
      ...(lost > 0 ? [`${lost} were lost; none may be.`] : []),
      ...(twice > 0 ? [`${twice} happened twice; none may.`] : []),
      ...(injected === 0 ? ['Nothing was broken, so nothing was shown.'] : []),
    ],
    results: { injected, once, lost, twice, rows },
  }
}

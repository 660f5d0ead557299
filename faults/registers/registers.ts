import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome, Trial } from '@foyer/tools/trials/trial.ts'
import { type Break, breaks } from './breaks.ts'
import type { Verdict } from './evaluate-stay.ts'
import { type Lane, startLane } from './lane.ts'
import { reportStay } from './report-stay.ts'

interface RegistersOptions {
  readonly runs?: number
  readonly lanes?: number
  readonly only?: (broken: Break) => boolean
}

export interface JudgedRun {
  readonly broken: Break
  /** One per guest. */
  readonly verdicts: readonly Verdict[]
}

/**
 * Parties are checked in while servers, authorities and the lines between them break. Compares the
 * authorities' own ledgers with the receipts that the desk sees. The second lane has two servers.
 */
export function registers({ runs = 500, lanes = 2, only = () => true }: RegistersOptions = {}): Trial {
  return {
    async run(say) {
      const ways = breaks.filter(only)
      const open = await Promise.all(
        Array.from({ length: lanes }, (_, number) => startLane(number, { servers: number % 2 === 0 ? 1 : 2 })),
      )
      const judged: JudgedRun[] = []
      let next = 0
      const work = async (lane: Lane) => {
        for (let number = next++; number < runs; number = next++) {
          const broken = ways[number % ways.length] as Break
          const verdicts = await reportStay(lane, number, broken)
          judged.push({ broken, verdicts })
          if (verdicts.some((verdict) => verdict !== 'once'))
            say(`${broken.authority}, ${broken.name}: ${verdicts.join(', ')}`)
          if (judged.length % 20 === 0) say(`${judged.length} of ${runs}, ${formatSummary(judged)}`)
        }
      }
      try {
        await Promise.all(open.map(work))
        return buildOutcome(ways, judged)
      } finally {
        await Promise.all(open.map((lane) => lane.stop()))
      }
    },
  }
}

const count = (judged: readonly JudgedRun[], verdict: Verdict) =>
  judged.flatMap(({ verdicts }) => verdicts).filter((one) => one === verdict).length

function formatSummary(judged: readonly JudgedRun[]): string {
  const guests = judged.flatMap(({ verdicts }) => verdicts).length
  return `${guests} guests, ${count(judged, 'once')} accepted once, ${count(judged, 'lost')} lost, ${count(judged, 'twice')} twice`
}

export function buildOutcome(ways: readonly Break[], judged: readonly JudgedRun[]): Outcome {
  const [lost, twice] = [count(judged, 'lost'), count(judged, 'twice')]
  const rows = ways.map((broken) => {
    const mine = judged.filter((run) => run.broken === broken)
    return [
      `${broken.authority}: ${broken.name}`,
      ...[mine.length, count(mine, 'once'), count(mine, 'lost'), count(mine, 'twice')].map(String),
    ]
  })
  return {
    lines: [...formatTable([['What was broken', 'runs', 'accepted once', 'lost', 'twice'], ...rows]), ''],
    summary: formatSummary(judged),
    violations: [
      ...(lost > 0 ? [`${lost} guests were lost; none may be.`] : []),
      ...(twice > 0 ? [`${twice} guests were reported twice; none may be.`] : []),
      ...(judged.length === 0 ? ['Nothing was broken, so nothing was shown.'] : []),
    ],
    results: { runs: judged.length, lost, twice, rows },
  }
}

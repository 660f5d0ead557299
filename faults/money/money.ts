import { fetchSummary } from '@foyer/contract/summary.ts'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome, Trial } from '@foyer/tools/trials/trial.ts'
import { readNumberOption } from '../read-number-option.ts'
import { type Break, breaks, type DepositAction, depositActions, type PostingAction, postingActions } from './breaks.ts'
import { type DepositHotel, startDepositHotel } from './deposits.ts'
import { callForReply, fetchOwed, type Paying, startPaying } from './guest.ts'
import { type Lane, startLane } from './lane.ts'
import { payAtGateway, payByCard, payByTerminal } from './payment-methods.ts'
import { type PostingDesk, startPostingDesk } from './postings.ts'

const MINOR = 12_34

interface MoneyOptions {
  /** Runs per way of breaking. */
  readonly times?: number
  /** Faults that an earlier run has injected already, and how many to inject now. */
  readonly from?: number
  readonly count?: number
  readonly lanes?: number
  readonly only?: (broken: Break) => boolean
}

type Verdict = 'survived' | 'lost' | 'twice'

interface Judged {
  readonly broken: Break
  readonly verdict: Verdict
  readonly why: string
  readonly seconds: number
}

/**
 * Charges happen once: compares the providers' own ledgers with ours after each fault, and for
 * postings what staff see with the ledger.
 */
export function money({
  times = 20,
  from = readNumberOption('from') ?? 0,
  count = readNumberOption('count'),
  lanes = 2,
  only = () => true,
}: MoneyOptions = {}): Trial {
  return {
    async run(say) {
      const open = await Promise.all(Array.from({ length: lanes }, (_, number) => startLane(number)))
      try {
        const ways = breaks.filter(only)
        const rest = scheduleFaults(ways, { times, from, count })
        const total = rest.length
        const judged: Judged[] = []
        const work = async (lane: Lane) => {
          for (let broken = rest.shift(); broken; broken = rest.shift()) {
            const began = performance.now()
            const found = await injectBreak(lane, broken)
            const one = { ...found, seconds: (performance.now() - began) / 1000 }
            judged.push(one)
            if (one.verdict !== 'survived') say(`${one.verdict}: ${broken.way}, ${broken.name}: ${one.why}`)
            if (judged.length % 20 === 0) say(`${judged.length} of ${total}, ${formatSummary(judged)}`)
          }
        }
        await Promise.all(open.map(work))
        return buildOutcome(ways, judged)
      } finally {
        await Promise.all(open.map((lane) => lane.stop()))
      }
    },
  }
}

interface Part {
  readonly times: number
  readonly from: number
  readonly count: number | undefined
}

/** In rounds, so that stopping early has tried all points equally often. */
export function scheduleFaults<One>(ways: readonly One[], { times, from, count }: Part): One[] {
  const all = Array.from({ length: times }, () => ways).flat()
  return all.slice(from, count === undefined ? undefined : from + count)
}

async function injectBreak(lane: Lane, broken: Break): Promise<Omit<Judged, 'seconds'>> {
  const { way } = broken
  if (isDepositAction(way)) {
    const { ours, theirs } = await (await getDepositHotel(lane)).deal(MINOR, { ...broken, way })
    return { broken, ...evaluateSums({ owed: MINOR, ours, theirs, left: 0 }) }
  }
  if (isPostingAction(way)) {
    const { ours, theirs } = await (await getPostingDesk(lane)).post(MINOR, { ...broken, way })
    return { broken, ...evaluateSums({ owed: MINOR, ours, theirs, left: 0 }) }
  }
  if (way === 'refund') {
    const { ours, theirs } = await (await lane.house()).refund(MINOR, broken)
    return { broken, ...evaluateSums({ owed: MINOR, ours, theirs, left: 0 }) }
  }
  const paying = await startPaying(lane, broken)
  const server = await lane.server()
  await server.tell({ type: 'owe', reference: paying.reference, minor: MINOR })
  const owed = await fetchOwed(paying)
  const card = await fetchCard(paying)
  const takenBefore = await sumTaken(lane)
  const paidBefore = await server.tell({ type: 'paid', reference: paying.reference })
  for (const fault of broken.faults ?? []) await lane[broken.way === 'bus' ? 'bus' : 'gateway'].fault(fault)
  if (broken.death) await server.tell({ type: 'die', death: broken.death })
  const ways = {
    gateway: () => payAtGateway(paying, owed, broken),
    card: () => payByCard(paying, owed, broken, card),
    bus: () => payByTerminal(paying, owed, broken),
  } satisfies Record<typeof way, () => Promise<void>>
  await ways[way]()
  const ours = (await (await lane.server()).tell({ type: 'paid', reference: paying.reference })) - paidBefore
  const theirs = (await sumTaken(lane)) - takenBefore
  const left = (await fetchOwed(paying)).minor
  return { broken, ...evaluateSums({ owed: owed.minor, ours, theirs, left }) }
}

function isDepositAction(way: Break['way']): way is DepositAction {
  return depositActions.some((deed) => deed === way)
}

function isPostingAction(way: Break['way']): way is PostingAction {
  return postingActions.some((action) => action === way)
}

const postingDesks = new WeakMap<Lane, Promise<PostingDesk>>()

function getPostingDesk(lane: Lane): Promise<PostingDesk> {
  const desk = postingDesks.get(lane) ?? startPostingDesk(lane, MINOR)
  postingDesks.set(lane, desk)
  return desk
}

const depositHotels = new WeakMap<Lane, Promise<DepositHotel>>()

function getDepositHotel(lane: Lane): Promise<DepositHotel> {
  const house = depositHotels.get(lane) ?? startDepositHotel(lane)
  depositHotels.set(lane, house)
  return house
}

/** Everything that the providers have ever charged. */
async function sumTaken({ gateway, bus }: Lane): Promise<number> {
  const all = [...(await gateway.ledger()), ...(await bus.ledger())]
  return all.reduce((sum, { minor, taken, captures }) => sum + (taken ?? minor) * captures, 0)
}

async function fetchCard(paying: Paying): Promise<string> {
  return (await callForReply(paying, fetchSummary, { reference: paying.reference })).savedCards?.[0]?.token ?? ''
}

interface Sums {
  readonly owed: number
  readonly ours: number
  readonly theirs: number
  readonly left: number
}

function evaluateSums(sums: Sums): { verdict: Verdict; why: string } {
  const { owed, ours, theirs, left } = sums
  const why = JSON.stringify(sums)
  if (theirs > owed || ours > owed) return { verdict: 'twice', why }
  return { verdict: theirs === owed && ours === owed && left === 0 ? 'survived' : 'lost', why }
}

function formatSummary(judged: readonly Judged[]): string {
  const of = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).length
  return `${judged.length} faults injected, ${of('survived')} survived, ${of('lost')} lost, ${of('twice')} charged twice`
}

const formatMeanSeconds = (judged: readonly Judged[]) =>
  judged.length === 0 ? '' : (judged.reduce((sum, { seconds }) => sum + seconds, 0) / judged.length).toFixed(1)

function buildOutcome(ways: readonly Break[], judged: readonly Judged[]): Outcome {
  const count = (verdict: Verdict, broken?: Break) =>
    judged.filter((one) => one.verdict === verdict && (!broken || one.broken === broken)).length
  const [survived, lost, twice] = [count('survived'), count('lost'), count('twice')]
  return {
    lines: [
      ...formatTable([
        ['What was broken', 'injected', 'survived', 'lost', 'twice', 'seconds'],
        ...ways.map((broken) => {
          const all = judged.filter((one) => one.broken === broken)
          const counts = [all.length, count('survived', broken), count('lost', broken), count('twice', broken)]
          return [`${broken.way}: ${broken.name}`, ...counts.map(String), formatMeanSeconds(all)]
        }),
      ]),
      ...judged.filter(({ verdict }) => verdict !== 'survived').map((one) => `${one.broken.name}: ${one.why}`),
      '',
    ],
    summary: formatSummary(judged),
    violations: [
      ...(lost > 0 ? [`${lost} were lost; none may be.`] : []),
      ...(twice > 0 ? [`${twice} were charged twice; none may be.`] : []),
      ...(judged.length === 0 ? ['Nothing was broken, so nothing was shown.'] : []),
    ],
    results: { injected: judged.length, survived, lost, twice },
  }
}

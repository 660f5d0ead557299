import { fetchSummary } from '@foyer/contract/summary.ts'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome, Trial } from '@foyer/tools/trials/trial.ts'
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
  readonly lanes?: number
  readonly only?: (broken: Break) => boolean
}

type Verdict = 'survived' | 'lost' | 'twice'

interface Judged {
  readonly broken: Break
  readonly verdict: Verdict
  readonly why: string
}

/**
 * Charges happen once: compares the providers' own ledgers with ours after each fault, and for
 * postings what staff see with the ledger.
 */
export function money({ times = 20, lanes = 2, only = () => true }: MoneyOptions = {}): Trial {
  return {
    async run(say) {
      const open = await Promise.all(Array.from({ length: lanes }, (_, number) => startLane(number)))
      try {
        const ways = breaks.filter(only)
        // In rounds, so that stopping early has tried all points equally often.
        const waiting = Array.from({ length: times }, () => ways).flat()
        const total = waiting.length
        const judged: Judged[] = []
        const work = async (lane: Lane) => {
          for (let broken = waiting.shift(); broken; broken = waiting.shift()) {
            const one = await injectBreak(lane, broken)
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

async function injectBreak(lane: Lane, broken: Break): Promise<Judged> {
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

function buildOutcome(ways: readonly Break[], judged: readonly Judged[]): Outcome {
  const count = (verdict: Verdict, broken?: Break) =>
    judged.filter((one) => one.verdict === verdict && (!broken || one.broken === broken)).length
  const [survived, lost, twice] = [count('survived'), count('lost'), count('twice')]
  return {
    lines: [
      ...formatTable([
        ['What was broken', 'injected', 'survived', 'lost', 'twice'],
        ...ways.map((broken) => [
          `${broken.way}: ${broken.name}`,
          ...[
            judged.filter((one) => one.broken === broken).length,
            count('survived', broken),
            count('lost', broken),
            count('twice', broken),
          ].map(String),
        ]),
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

import { problemAnswer } from '@foyer/contract/common.ts'
import { bootHub, type Doubt } from '@foyer/contract/hub.ts'
import * as z from 'zod/mini'

/** While the server knows us, and while it does not answer: a kiosk is switched on as a whole, and hubs are quick. */
const TOLD_MS = 10_000
const AWAY_MS = 1_000
/** A code that is wrong now is hardly right in a second; guesses are counted. */
const REFUSED_MS = 60_000
/** A server that is slow is waited for longer with each try: whoever always hung up at the same moment would never hear it. */
const ANSWER_MS = 5_000
const ANSWER_AT_MOST_MS = 40_000

interface PairingDependencies {
  readonly server: string
  /** What there is to tell now. */
  readonly told: () => Promise<Told>
  /** What the server has told of itself, each time it has answered. */
  readonly onPaired: (paired: Paired) => void
  /** In words, and only when it is another answer than the last one. */
  readonly onChange: (words: string) => void
}

export interface Paired {
  /** Whose pages we may listen to. */
  readonly origin: string
  /** With which the server signs what may be cut. */
  readonly grantKey?: string | undefined
  readonly hotels?: readonly number[] | undefined
  /** Where the hotel says that the printer is. */
  readonly printerHost?: string | undefined
  /** What it wants to know of grants. */
  readonly doubts?: readonly Doubt[] | undefined
}

type Told = z.input<typeof bootHub.body>
interface Outcome {
  readonly words: string
  readonly waitMs: number
  readonly paired?: Paired
  /** It may have been about to answer. */
  readonly isLate?: boolean
}

interface Pairing {
  /** Something has changed that the server should not hear in ten seconds only. */
  tellNow(): void
  stop(): void
}

/** Tells the server our token now, and again and again: the server may be older or younger than we are. */
export function keepPaired({ server, told, onPaired, onChange }: PairingDependencies): Pairing {
  let timer: NodeJS.Timeout | undefined
  let last = ''
  let stopped = false
  let telling = false
  /** Something has changed while we were telling. */
  let stale = false
  let patienceMs = ANSWER_MS

  async function tell(): Promise<void> {
    telling = true
    stale = false
    const { words, waitMs, paired, isLate } = await outcome(server, await told(), patienceMs)
    patienceMs = isLate ? Math.min(patienceMs * 2, ANSWER_AT_MOST_MS) : ANSWER_MS
    telling = false
    if (stopped) return
    if (paired) onPaired(paired)
    if (words !== last) onChange(words)
    last = words
    timer = setTimeout(tell, stale ? 0 : waitMs)
  }
  void tell()
  return {
    tellNow() {
      stale = true
      if (stopped || telling) return
      clearTimeout(timer)
      void tell()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

async function outcome(server: string, told: Told, patienceMs: number): Promise<Outcome> {
  const patience = AbortSignal.timeout(patienceMs)
  try {
    const response = await fetch(new URL(bootHub.path, server), {
      method: bootHub.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(told),
      redirect: 'error',
      signal: patience,
    })
    const answer: unknown = await response.json()
    if (!response.ok) return refusal(answer)
    const { origin = new URL(server).origin, grantKey, hotels, doubts, printerHost } = z.parse(bootHub.reply, answer)
    return {
      words: `paired with ${origin}`,
      waitMs: TOLD_MS,
      paired: { origin, grantKey, hotels, doubts, printerHost },
    }
  } catch {
    return { words: `${server} does not answer`, waitMs: AWAY_MS, isLate: patience.aborted }
  }
}

function refusal(answer: unknown): Outcome {
  const parsed = z.safeParse(problemAnswer, answer)
  const problem = parsed.success ? parsed.data.problem : 'unexpected'
  return problem === 'pairingNotFound'
    ? { words: 'the server does not know this pairing code', waitMs: REFUSED_MS }
    : { words: `the server refuses: ${problem}`, waitMs: TOLD_MS }
}

import { problemAnswer } from '@foyer/contract/common.ts'
import { bootHub, type UnresolvedGrant } from '@foyer/contract/hub.ts'
import * as z from 'zod/mini'

/**
 * Intervals while the server answers and while it does not: the whole kiosk is switched on at once,
 * and hubs start fast.
 */
const REPORT_INTERVAL_MS = 10_000
const RETRY_DELAY_MS = 1_000
/** A wrong code is unlikely to be right a second later, and failed attempts are counted. */
const REJECTED_RETRY_DELAY_MS = 60_000
/**
 * The timeout grows with each attempt, because a slow server would never get through a fixed one.
 */
const ANSWER_TIMEOUT_MS = 5_000
const MAX_ANSWER_TIMEOUT_MS = 40_000

interface PairingDependencies {
  readonly server: string
  /** Returns what to report now. */
  readonly buildReport: () => Promise<HubReport>
  /** Why a server with this key is not trusted. */
  readonly rejectionReason?: (grantKey: string | undefined) => string | undefined
  /** Called with the server's data after each answer. */
  readonly onPaired: (paired: Paired) => void
  /** Called with a message when the answer differs from the last one. */
  readonly onChange: (words: string) => void
}

export interface Paired {
  /** The origin whose pages we may serve. */
  readonly origin: string
  /** The key with which the server signs grants. */
  readonly grantKey?: string | undefined
  readonly hotels?: readonly number[] | undefined
  /** The printer's host in the hotel's document. */
  readonly printerHost?: string | undefined
  /** The grants that the server asks about. */
  readonly doubts?: readonly UnresolvedGrant[] | undefined
}

type HubReport = z.input<typeof bootHub.body>
interface PairingOutcome {
  readonly message: string
  readonly waitMs: number
  readonly paired?: Paired
  /** The server may have been about to answer. */
  readonly isLate?: boolean
}

interface Pairing {
  /** Reports a change at once instead of within ten seconds. */
  reportNow(): void
  stop(): void
}

/** Reports our token now and repeatedly, because either side may restart. */
export function startPairing({
  server,
  buildReport,
  rejectionReason = () => undefined,
  onPaired,
  onChange,
}: PairingDependencies): Pairing {
  let timer: NodeJS.Timeout | undefined
  let last = ''
  let stopped = false
  let telling = false
  /** Something changed while a report was in progress. */
  let stale = false
  let patienceMs = ANSWER_TIMEOUT_MS

  async function tell(): Promise<void> {
    telling = true
    stale = false
    const outcome = await sendReport(server, await buildReport(), patienceMs)
    const rejection = outcome.paired && rejectionReason(outcome.paired.grantKey)
    const { message, waitMs, paired, isLate }: PairingOutcome = rejection
      ? { message: rejection, waitMs: REJECTED_RETRY_DELAY_MS }
      : outcome
    patienceMs = isLate ? Math.min(patienceMs * 2, MAX_ANSWER_TIMEOUT_MS) : ANSWER_TIMEOUT_MS
    telling = false
    if (stopped) return
    if (paired) onPaired(paired)
    if (message !== last) onChange(message)
    last = message
    timer = setTimeout(tell, stale ? 0 : waitMs)
  }
  void tell()
  return {
    reportNow() {
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

async function sendReport(server: string, told: HubReport, patienceMs: number): Promise<PairingOutcome> {
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
    if (!response.ok) return toRejection(answer)
    const { origin = new URL(server).origin, grantKey, hotels, doubts, printerHost } = z.parse(bootHub.reply, answer)
    return {
      message: `paired with ${origin}`,
      waitMs: REPORT_INTERVAL_MS,
      paired: { origin, grantKey, hotels, doubts, printerHost },
    }
  } catch {
    return { message: `${server} does not answer`, waitMs: RETRY_DELAY_MS, isLate: patience.aborted }
  }
}

function toRejection(answer: unknown): PairingOutcome {
  const parsed = z.safeParse(problemAnswer, answer)
  const problem = parsed.success ? parsed.data.problem : 'unexpected'
  return problem === 'pairingNotFound'
    ? { message: 'the server does not know this pairing code', waitMs: REJECTED_RETRY_DELAY_MS }
    : { message: `the server refuses: ${problem}`, waitMs: REPORT_INTERVAL_MS }
}

import { setTimeout as delay } from 'node:timers/promises'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { dueInMs, executeIntent, type IntentDependencies } from '../intent/execute-intent.ts'
import {
  findOpenIntent,
  insertIntent,
  isSettledSince,
  type OpenIntent,
  parseProblemCode,
  takeSnapshot,
} from '../intent/intent.store.ts'
import { type Intent, unwrapAnswer } from '../intent/intent.ts'
import { reconcileNext } from '../intent/reconcile-intents.ts'
import type { ClaimKey } from './claim-keys.ts'
import type { Claimant, OutsideCall } from './outside-call.ts'

/**
 * How long a second request about the same subject waits before it is answered that the first is
 * under way.
 */
const TIMEOUT_MS = 5_000
const POLL_INTERVAL_MS = 200

type During<Who> = <Answer extends object>(work: (who: Who) => Promise<Answer>) => Promise<Answer>

interface OutsideRequest<Asked, Detail extends object, Said, Who extends Claimant> {
  readonly outside: OutsideCall<Asked, Detail, Said, object, Who>
  readonly key: ClaimKey<Who>
  readonly asked: Asked
  /** Called when the claim is committed, or answered without a request. */
  readonly onClaimed?: (hotelId: number) => void
}

type Claimed<Detail extends object, Who extends Claimant> =
  | { readonly answer: object }
  | { readonly intent: Intent<Detail>; readonly caller: Omit<Who, 'tx'> }
  /** Undefined if it was settled at this very moment. */
  | { readonly underWay: OpenIntent | undefined }

/**
 * Runs once per key, and one at a time per subject: claims, requests and settles, or finds the
 * outcome of an earlier intent.
 */
export async function requestOutside<Asked, Detail extends object, Said, Who extends Claimant>(
  parts: IntentDependencies,
  during: During<Who>,
  asking: OutsideRequest<Asked, Detail, Said, Who>,
): Promise<object> {
  const { outside, asked, onClaimed = () => {} } = asking
  const until = performance.now() + TIMEOUT_MS
  for (;;) {
    const claimed = await during(async (who) => ({
      ...(await claimOnce(who, asking)),
      hotelId: who.hotel.id,
    })).catch(recoverUndoneClaim)
    if (!('underWay' in claimed)) onClaimed(claimed.hotelId)
    if ('answer' in claimed) return claimed.answer
    if ('intent' in claimed) {
      const { intent, caller } = claimed
      return unwrapAnswer(
        await executeIntent(parts, outside, intent, (signal) => outside.ask(intent, asked, caller, signal)),
      )
    }
    const { underWay } = claimed
    // The process that asked first may be gone, so the outcome is looked up here.
    const found = underWay && (await reconcileNext(parts, underWay.id))
    if (underWay?.state === 'unknown' && found !== 'settled') throw new Problem('outcomeUnknown')
    if (performance.now() > until) throw new Problem('underWay', 'the first request is still in progress')
    await delay(POLL_INTERVAL_MS)
  }
}

/** Rolls back a claim: an earlier one is open, or was settled after the checks were made. */
class UndoneClaim extends Error {
  readonly underWay: OpenIntent | undefined

  constructor(underWay: OpenIntent | undefined) {
    super('an earlier request about the same comes first')
    this.underWay = underWay
  }
}

function recoverUndoneClaim(error: unknown): { underWay: OpenIntent | undefined } {
  if (error instanceof UndoneClaim) return { underWay: error.underWay }
  throw error
}

async function claimOnce<Asked, Detail extends object, Said, Who extends Claimant>(
  who: Who,
  { outside, key, asked }: OutsideRequest<Asked, Detail, Said, Who>,
): Promise<Claimed<Detail, Who>> {
  const stored = await key.claim(who)
  if (stored?.answer) return { answer: stored.answer }
  if (stored?.problem) throw new Problem(parseProblemCode(stored.problem))
  if (stored?.intent_id) return { underWay: await findOpenIntent(who.tx, { id: stored.intent_id }) }
  const snapshot = await takeSnapshot(who.tx)
  const claim = await outside.claim(asked, who).catch((problem) => key.afterRefusal(who, problem))
  if ('answer' in claim) {
    await key.save(who, { answer: claim.answer })
    return claim
  }
  const intent = await insertIntent(who, key.owner(who), {
    kind: outside.name,
    ...claim.intent,
    dueInMs: dueInMs(outside),
  })
  if (!intent)
    throw new UndoneClaim(await findOpenIntent(who.tx, { kind: outside.name, subject: claim.intent.subject }))
  if (await isSettledSince(who.tx, intent, snapshot)) throw new UndoneClaim(undefined)
  await key.save(who, { intent_id: intent.id })
  const { tx: _, ...caller } = who
  return { intent, caller }
}

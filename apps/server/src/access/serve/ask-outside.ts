import { setTimeout as delay } from 'node:timers/promises'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { carryOut, dueInMs, type IntentParts } from '../intent/carry-out.ts'
import {
  isSettledSince,
  keepIntent,
  type OpenIntent,
  openIntent,
  problemCode,
  takeSnapshot,
} from '../intent/intent.store.ts'
import { answerOf, type Intent, type IntentKind, type Outcome, type Wanted } from '../intent/intent.ts'
import { reconcileNext } from '../intent/reconcile-intents.ts'
import type { Visit } from '../visit/visit.ts'
import { forgetFailed, type KeyedCall, keepUnderKey, takeKey } from './answer-once.ts'

/** Who is calling, when the transaction that has proved it is over. */
export type Caller = Omit<Visit, 'tx'>

/** A call whose effect lies outside, in the order in which it happens. */
export interface OutsideCall<Asked, Detail extends object, Said, Answer extends object>
  extends IntentKind<Detail, Said, Answer> {
  /** In one transaction with the key: every check, every amount. Says what is wanted, or the answer when nothing is. */
  claim(asked: Asked, visit: Visit): Promise<Claim<Detail, Answer>>
  /** With nothing open. Throws a Problem when it is sure that nothing has happened out there; whatever else it throws is unknown. */
  ask(intent: Intent<Detail>, asked: Asked, caller: Caller, signal: AbortSignal): Promise<Outcome<Said>>
}

type Claim<Detail extends object, Answer extends object> =
  | { readonly answer: Answer }
  | { readonly wants: Wanted<Detail> }

/** A second request about the same waits this long for the first, then it is told that the first is under way. */
const PATIENCE_MS = 5_000
const LOOK_MS = 200

type During = <Answer extends object>(work: (visit: Visit) => Promise<Answer>) => Promise<Answer>

interface Asking<Asked, Detail extends object, Said> {
  readonly outside: OutsideCall<Asked, Detail, Said, object>
  readonly keyed: KeyedCall
  readonly asked: Asked
}

type Claimed<Detail extends object> =
  | { readonly answer: object }
  | { readonly intent: Intent<Detail>; readonly caller: Caller }
  /** Undefined: it was settled at this very moment. */
  | { readonly underWay: OpenIntent | undefined }

/** Once per key, and one at a time about the same: claims, asks and settles, or finds out what became of an earlier one. */
export async function askOutside<Asked, Detail extends object, Said>(
  parts: IntentParts,
  during: During,
  asking: Asking<Asked, Detail, Said>,
): Promise<object> {
  const { outside, asked } = asking
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const claimed = await during((visit) => claimOnce(visit, asking)).catch(underWayWhenUndone)
    if ('answer' in claimed) return claimed.answer
    if ('intent' in claimed) {
      const { intent, caller } = claimed
      return answerOf(await carryOut(parts, outside, intent, (signal) => outside.ask(intent, asked, caller, signal)))
    }
    const { underWay } = claimed
    // Whoever asked first may be gone: then the truth is found here and now.
    const found = underWay && (await reconcileNext(parts, underWay.id))
    if (underWay?.state === 'unknown' && found !== 'settled') throw new Problem('outcomeUnknown')
    if (performance.now() > until) throw new Problem('underWay', 'the first request about this is still under way')
    await delay(LOOK_MS)
  }
}

/** Undoes a claim, whatever it has kept: an earlier one is open, or was settled after the checks were made. */
class UndoneClaim extends Error {
  readonly underWay: OpenIntent | undefined

  constructor(underWay: OpenIntent | undefined) {
    super('an earlier request about the same comes first')
    this.underWay = underWay
  }
}

function underWayWhenUndone(error: unknown): { underWay: OpenIntent | undefined } {
  if (error instanceof UndoneClaim) return { underWay: error.underWay }
  throw error
}

async function claimOnce<Asked, Detail extends object, Said>(
  visit: Visit,
  { outside, keyed, asked }: Asking<Asked, Detail, Said>,
): Promise<Claimed<Detail>> {
  const kept = await takeKey(visit, keyed)
  if (kept?.answer) return { answer: kept.answer }
  if (kept?.problem) throw new Problem(problemCode(kept.problem))
  if (kept?.intent_id) return { underWay: await openIntent(visit.tx, { id: kept.intent_id }) }
  const snapshot = await takeSnapshot(visit.tx)
  const claim = await outside.claim(asked, visit).catch((problem) => forgetFailed(visit, keyed.key, problem))
  if ('answer' in claim) {
    await keepUnderKey(visit, keyed.key, { answer: JSON.stringify(claim.answer) })
    return claim
  }
  const intent = await keepIntent(visit, outside.name, claim.wants, dueInMs(outside))
  if (!intent) throw new UndoneClaim(await openIntent(visit.tx, { kind: outside.name, subject: claim.wants.subject }))
  if (await isSettledSince(visit.tx, intent, snapshot)) throw new UndoneClaim(undefined)
  await keepUnderKey(visit, keyed.key, { intent_id: intent.id })
  const { tx: _, ...caller } = visit
  return { intent, caller }
}

import type { AuthorityRecord } from './authority-record.ts'

/** `stay`: the guests who arrived. `booking`: the contract, before anyone has. */
export const reportKinds = ['stay', 'booking'] as const
export type ReportKind = (typeof reportKinds)[number]

/**
 * `incomplete`: the authority would refuse it. `queued`: waits in the outbox. `sent`: under way, or
 * the authority is still checking. `unknown`: sent, but the answer was lost.
 */
export const reportStates = [
  'incomplete',
  'queued',
  'sent',
  'accepted',
  'refused',
  'unknown',
  'replaced',
  'cancelled',
] as const
export type ReportState = (typeof reportStates)[number]

/** The newest version of a stay's report. */
export interface LastReport {
  readonly state: ReportState
  readonly digest: string
}

interface CurrentFacts {
  /** Of everything that a correction would have to reach the authority for. */
  readonly digest: string
  /** The guests are, or were, really there; a booking was made, and not cancelled. */
  readonly hasStayed: boolean
}

/**
 * `send`: a new version. `correct`: cancel the accepted version, then send a new one. `cancel`: only
 * that. `drop`: it was never sent, and no longer has to be. `wait`: no other version while the
 * outcome of this one is open.
 */
export type NextStep = 'nothing' | 'send' | 'correct' | 'cancel' | 'drop' | 'wait'

type Rule = (last: LastReport, facts: CurrentFacts, record: Pick<AuthorityRecord, 'canCancel'>) => NextStep

const isSame = ({ digest }: LastReport, facts: CurrentFacts) => digest === facts.digest

const ofUnsent: Rule = (last, facts) => (!facts.hasStayed ? 'drop' : isSame(last, facts) ? 'nothing' : 'send')

const rules: Readonly<Record<ReportState, Rule>> = {
  incomplete: ofUnsent,
  queued: ofUnsent,
  refused: ofUnsent,
  sent: () => 'wait',
  unknown: () => 'wait',
  accepted: (last, facts, { canCancel }) => {
    if (!facts.hasStayed) return canCancel ? 'cancel' : 'nothing'
    if (isSame(last, facts)) return 'nothing'
    return canCancel ? 'correct' : 'send'
  },
  replaced: (_, { hasStayed }) => (hasStayed ? 'send' : 'nothing'),
  // Reception may have cancelled it: then it is sent again only if the facts have changed.
  cancelled: (last, facts) => (facts.hasStayed && !isSame(last, facts) ? 'send' : 'nothing'),
}

/** What has to happen now that the facts of a stay may have changed. */
export function decideNextStep(
  last: LastReport | undefined,
  facts: CurrentFacts,
  record: Pick<AuthorityRecord, 'canCancel'>,
): NextStep {
  if (!last) return facts.hasStayed ? 'send' : 'nothing'
  return rules[last.state](last, facts, record)
}

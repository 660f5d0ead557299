import type { DepositState } from '@foyer/domain/payment/deposit.ts'
import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Intent, IntentKind, Outcome } from '../../access/intent/intent.ts'
import type { Sites } from '../../access/site/sites.ts'
import { DEPOSIT_TIMEOUT_MS } from '../../money/deposit/deposit.store.ts'
import type { ChooseGateway, PaymentGateway } from '../../outside/payment-gateway/payment-gateway.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { DepositStep } from './deposit-steps.ts'
import type { DepositAnswer, RecordDepositAnswer } from './record-deposit-answer.ts'

export interface DepositDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly gatewayFor: ChooseGateway
  readonly record: RecordDepositAnswer
}

export interface DepositDetail {
  readonly steps: readonly DepositStep[]
}

interface DepositReply {
  readonly state: DepositState
}

/** A state that is reported as a problem because the bank refused. */
interface Rejection {
  readonly state: DepositState
  readonly detail: string
}

export type RequestGateway = (gateway: PaymentGateway, step: DepositStep, signal: AbortSignal) => Promise<DepositAnswer>

type SettleDeposit = Omit<IntentKind<DepositDetail, null, DepositReply>, 'name'>

/**
 * Asks about a deposit's blocks one after the other. Each answer is recorded before the next
 * request, so that a crash loses one answer at most. A lost answer leaves the state unknown and
 * isn't requested again: staff check the provider's own list.
 */
export function createOutsideDeposit({ db, sites, gatewayFor, record }: DepositDependencies) {
  async function findGateway(hotel: Hotel): Promise<PaymentGateway> {
    const gateway = gatewayFor((await sites.configOf(hotel)).config)
    if (!gateway) throw new Problem('paymentNotPossible', 'no provider holds deposits for this rental')
    return gateway
  }

  return {
    async ask(
      hotel: Hotel,
      { detail: { steps } }: Intent<DepositDetail>,
      question: RequestGateway,
      signal: AbortSignal,
    ): Promise<Outcome<null>> {
      const gateway = await findGateway(hotel)
      let isMissed = false
      for (const step of steps) {
        // After a failed step the provider is not asked about the others; they stay blocked.
        const answer: DepositAnswer = isMissed
          ? { state: 'held' }
          : await question(gateway, step, signal).catch(() => ({ state: 'unknown' }))
        const state: DepositState = await db
          .inHotel(hotel.id, (tx) => record({ tx, hotel }, step.depositId, answer))
          .catch(throwUnknown)
        isMissed ||= state !== step.goal
      }
      return { state: 'done', result: null }
    },

    /** Settles the steps that have no recorded answer. */
    settling({ goal, refusal }: { readonly goal: DepositState; readonly refusal?: Rejection }): SettleDeposit {
      return {
        timeoutMs: DEPOSIT_TIMEOUT_MS,
        reconcile: async () => ({ state: 'done', result: null }),
        async settle(at, { detail: { steps } }, outcome) {
          let missed: DepositState | undefined
          for (const step of steps) {
            const state = await record(at, step.depositId, { state: unrecordedState(outcome, step) })
            if (state !== step.goal) missed ??= state
          }
          if (outcome.state === 'refused') return toProblemAnswer(outcome.problem, outcome.detail)
          const state = missed ?? goal
          if (state === refusal?.state) return toProblemAnswer('paymentRefused', refusal.detail)
          return { answer: { state } }
        },
      }
    },
  }
}

/** A refused outcome means that the provider was not asked. */
function unrecordedState({ state }: Outcome<null>, { goal }: DepositStep): DepositState {
  if (state !== 'refused') return 'unknown'
  return goal === 'held' ? 'refused' : 'held'
}

/**
 * The provider has already been asked, so we must not throw a Problem that claims nothing happened.
 */
function throwUnknown(cause: unknown): never {
  throw new Error('the answer about a deposit was not recorded', { cause })
}

const toProblemAnswer = (problem: ProblemCode, detail: string | undefined) => ({ problem, ...(detail && { detail }) })

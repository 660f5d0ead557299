import { type DepositState, depositMayBecome } from '@foyer/domain/payment/deposit.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { changeDeposit, holdDeposit } from '../../money/deposit/deposit.store.ts'
import type { AtHotel, KeepTaken } from './keep-taken.ts'

export interface DepositAnswer {
  readonly state: DepositState
  readonly reference?: string
}

export type RecordDepositAnswer = (at: AtHotel, depositId: string, answer: DepositAnswer) => Promise<DepositState>

/**
 * Records the provider's answer about one block and returns its state. A second answer changes
 * nothing.
 */
export function recordDepositAnswer(keepTaken: KeepTaken): RecordDepositAnswer {
  return async (at, depositId, answer) => {
    const deposit = await holdDeposit(at.tx, depositId)
    if (!deposit) throw new Problem('notFound')
    if (!depositMayBecome(deposit.state, answer.state)) return deposit.state
    await changeDeposit(at.tx, depositId, answer)
    if (answer.state === 'taken') await keepTaken(at, deposit, answer.reference)
    return answer.state
  }
}

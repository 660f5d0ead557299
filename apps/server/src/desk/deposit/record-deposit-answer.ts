import { canDepositBecome, type DepositState } from '@foyer/domain/payment/deposit.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { lockDeposit, updateDeposit } from '../../money/deposit/deposit.store.ts'
import type { HotelContext, RecordCapture } from './record-capture.ts'

export interface DepositAnswer {
  readonly state: DepositState
  readonly reference?: string
}

export type RecordDepositAnswer = (at: HotelContext, depositId: string, answer: DepositAnswer) => Promise<DepositState>

/**
 * Records the provider's answer about one block and returns its state. A second answer changes
 * nothing.
 */
export function createRecordDepositAnswer(keepTaken: RecordCapture): RecordDepositAnswer {
  return async (at, depositId, answer) => {
    const deposit = await lockDeposit(at.tx, depositId)
    if (!deposit) throw new Problem('notFound')
    if (!canDepositBecome(deposit.state, answer.state)) return deposit.state
    await updateDeposit(at.tx, depositId, answer)
    if (answer.state === 'taken') await keepTaken(at, deposit, answer.reference)
    return answer.state
  }
}

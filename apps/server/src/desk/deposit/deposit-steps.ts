import type { Money } from '@foyer/domain/basics/money.ts'
import type { DepositState } from '@foyer/domain/payment/deposit.ts'
import { getBlockedTotal } from '@foyer/domain/payment/deposit.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { type Deposit, listDeposits, updateDeposit } from '../../money/deposit/deposit.store.ts'
import { lockStay } from '../money/desk-payments.ts'

/** A question to the provider about one block, and the state that a success leads to. */
export interface DepositStep {
  readonly depositId: string
  /** The provider's number for the block. */
  readonly number: string
  readonly amount: Money
  readonly goal: Extract<DepositState, 'held' | 'released' | 'taken'>
  /** The amount to capture, if the goal is `taken`. */
  readonly taking?: Money
}

export async function lockHeldDeposit(staff: Staff, typed: string) {
  const stay = await lockStay(staff, typed)
  const held = (await listDeposits(staff.tx, stay.id)).filter(({ state }) => state === 'held')
  const all = getBlockedTotal(held)?.amount
  if (!all) throw new Problem('notFound', 'no deposit is held')
  return { stay, held, all }
}

export async function startRelease({ tx, name }: Staff, deposit: Deposit): Promise<DepositStep> {
  await updateDeposit(tx, deposit.id, { state: 'releasing', releasedBy: name })
  return { depositId: deposit.id, number: deposit.number, amount: deposit.amount, goal: 'released' }
}

export async function startCapture(
  staff: Staff,
  deposit: Deposit,
  { minor, reason }: { readonly minor: number; readonly reason: string },
): Promise<DepositStep> {
  await updateDeposit(staff.tx, deposit.id, { state: 'taking', taking: { minor, reason, by: staff } })
  const taking = { minor, currency: deposit.amount.currency }
  return { depositId: deposit.id, number: deposit.number, amount: deposit.amount, goal: 'taken', taking }
}

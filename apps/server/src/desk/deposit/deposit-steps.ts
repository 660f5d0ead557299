import type { Money } from '@foyer/domain/basics/money.ts'
import type { DepositState } from '@foyer/domain/payment/deposit.ts'
import { onCards } from '@foyer/domain/payment/deposit.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { blocksOfStay, changeDeposit, type Deposit } from '../../money/deposit/deposit.store.ts'
import { inTurn } from '../money/desk-payments.ts'

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

export async function heldDeposit(staff: Staff, typed: string) {
  const stay = await inTurn(staff, typed)
  const held = (await blocksOfStay(staff.tx, stay.id)).filter(({ state }) => state === 'held')
  const all = onCards(held)?.amount
  if (!all) throw new Problem('notFound', 'no deposit is blocked')
  return { stay, held, all }
}

export async function startRelease({ tx, name }: Staff, deposit: Deposit): Promise<DepositStep> {
  await changeDeposit(tx, deposit.id, { state: 'releasing', releasedBy: name })
  return { depositId: deposit.id, number: deposit.number, amount: deposit.amount, goal: 'released' }
}

export async function startTaking(
  staff: Staff,
  deposit: Deposit,
  { minor, reason }: { readonly minor: number; readonly reason: string },
): Promise<DepositStep> {
  await changeDeposit(staff.tx, deposit.id, { state: 'taking', taking: { minor, reason, by: staff } })
  const taking = { minor, currency: deposit.amount.currency }
  return { depositId: deposit.id, number: deposit.number, amount: deposit.amount, goal: 'taken', taking }
}

import type { Money } from '@foyer/domain/basics/money.ts'
import type { DepositState } from '@foyer/domain/payment/deposit.ts'
import { onCards } from '@foyer/domain/payment/deposit.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { blocksOfStay, changeDeposit, type Deposit } from '../../money/deposit/deposit.store.ts'
import { inTurn } from '../money/desk-payments.ts'

/** What the provider is asked about one block, and what the block then is. */
export interface DepositStep {
  readonly depositId: string
  /** By which the provider knows the block. */
  readonly number: string
  readonly amount: Money
  readonly goal: Extract<DepositState, 'held' | 'released' | 'taken'>
  /** Of what is taken: how much. */
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

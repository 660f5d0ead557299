import { CredentialsRefused, NoAnswer } from '../hotel-system.ts'
import { parseAnswer } from '../parse-answer.ts'
import { type MewsOpenItem, type MewsReservation, openItemsAnswer } from './mews-answers.ts'
import { MewsRefusal } from './mews-refusal.ts'
import type { MewsSession } from './mews-session.ts'

/** What a customer has not paid, and what a customer has paid for nothing yet. */
export interface OpenAccount {
  readonly items: readonly MewsOpenItem[]
  readonly payments: readonly MewsOpenItem[]
}

const OPERATION = 'customers/getOpenItems'
const MAX_IDS = 1_000

/**
 * They are only compared, so that reading goes on if the tokens have no right to them, or Mews no longer
 * serves them.
 */
const isOnlyUnknown = (error: unknown): boolean =>
  error instanceof CredentialsRefused ||
  error instanceof MewsRefusal ||
  (error instanceof NoAnswer && error.failure === 'serverError')

/** Reads the accounts of the owners who are people. None if Mews does not tell. */
export async function readOpenAccounts(
  { client, signal }: MewsSession,
  reservations: readonly MewsReservation[],
): Promise<ReadonlyMap<string, OpenAccount>> {
  const people = reservations.filter(({ AccountType }) => AccountType === 'Customer')
  const ids = [...new Set(people.map(({ AccountId }) => AccountId))]
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, at) =>
    ids.slice(at * MAX_IDS, (at + 1) * MAX_IDS),
  )
  try {
    const answers = await Promise.all(
      parts.map(async (CustomerIds) =>
        parseAnswer('Mews', openItemsAnswer, await client.send(OPERATION, { CustomerIds }, signal)),
      ),
    )
    const customers = answers.flatMap(({ Customers }) => Customers)
    return new Map(customers.map((one) => [one.CustomerId, { items: one.OrderItems, payments: one.PaymentItems }]))
  } catch (error) {
    if (isOnlyUnknown(error)) return new Map()
    throw error
  }
}

import { randomUUID } from 'node:crypto'
import { withClient } from '@foyer/bench/calls/postgres.ts'
import { writeMessage } from '@foyer/contract/staff/messages.ts'
import type { Desk } from '../desk.ts'
import { retry } from './insist.ts'

const WRITERS = 8
/** Below the limit of a booking, which has one already. */
export const WRITES_PER_RESERVATION = 18

interface LedgerOptions {
  readonly desk: Desk
  /** As many as the writes need. */
  readonly references: readonly string[]
  readonly writes: number
}

/** Messages that the desk has written, each with a number of its own. */
interface WriteLedger {
  /** When each write was accepted, in order. */
  readonly acceptedAt: readonly number[]
  /** Resolves when all are accepted. */
  readonly done: Promise<unknown>
}

/** Sends all writes, and repeats under the same idempotency key what was not answered. */
export function startWrites({ desk, references, writes }: LedgerOptions): WriteLedger {
  const acceptedAt: number[] = []
  let next = 0
  async function write(): Promise<void> {
    while (next < writes) {
      const number = next
      next += 1
      const reference = references[Math.floor(number / WRITES_PER_RESERVATION)] ?? ''
      const key = randomUUID()
      const body = { language: 'en', text: formatText(number) }
      await retry('writeMessage', () => desk.call(writeMessage, { reference }, body, key))
      acceptedAt.push(performance.now())
    }
  }
  return { acceptedAt, done: Promise.all(Array.from({ length: WRITERS }, write)) }
}

const PREFIX = 'Write number '
const formatText = (number: number) => `${PREFIX}${number}`

interface LedgerResult {
  readonly lost: number
  readonly twice: number
  /** Entries of these writes in the hotel's log. */
  readonly logged: number
}

/** Compares the writes with the database, without the server. */
export function compareLedger(databaseUrl: string, writes: number): Promise<LedgerResult> {
  return withClient(databaseUrl, async (client) => {
    await client.query(`select set_config('foyer.hotel_id', '1', false)`)
    const { rows } = await client.query<{ text: string; count: number }>(
      `select texts ->> 'en' as text, count(*)::int as count from reservation_messages
        where starts_with(texts ->> 'en', $1) group by 1`,
      [PREFIX],
    )
    const counts = new Map(rows.map(({ text, count }) => [text, count]))
    const found = Array.from({ length: writes }, (_, number) => counts.get(formatText(number)) ?? 0)
    const logged = await client.query<{ count: number }>(
      `select count(*)::int as count from audit_entries where action = 'messageWritten'`,
    )
    return {
      lost: found.filter((count) => count === 0).length,
      twice: found.filter((count) => count > 1).length,
      logged: logged.rows[0]?.count ?? 0,
    }
  })
}

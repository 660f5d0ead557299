import { readFolio } from '@foyer/contract/staff/folio.ts'
import { expect } from 'vitest'
import { Browser } from '../../../testing/browser.ts'
import type { TestServer } from '../../../testing/create-test-server.ts'
import { createColleague } from '../../../testing/staff-page.ts'
import type { Dice } from './dice.ts'

export interface WeekStay {
  readonly reference: string
  readonly startDate: string
}

export type WeekDesk = Awaited<ReturnType<typeof createWeekDesk>>

/** The desk at which a random week happens, and how its bills are read. */
export async function createWeekDesk(server: TestServer, dice: Dice) {
  const { db } = server
  const desk = await createColleague(db, new Browser(server.app), { role: 'administrator', name: 'Marta Vidal' })

  const read = (reference: string) => desk.call(readFolio, { params: { reference } })

  async function sumBill(reference: string): Promise<number> {
    const [sum] = await db.inHotel(1, (tx) =>
      tx
        .selectFrom('folio_lines')
        .select(({ fn }) => fn.sum<string>('amount').as('minor'))
        // Not a join on the id alone: row-level security makes that read every line for every stay.
        .where('reservation_id', '=', (of) =>
          of.selectFrom('reservations').select('id').where('reference', '=', reference),
        )
        .execute(),
    )
    return Number(sum?.minor)
  }

  return {
    server,
    desk,
    dice,
    read,

    /** Runs an action whose effect on the sum of the stay's lines is known. */
    async expectChange(reference: string, minor: number, act: () => Promise<unknown>): Promise<void> {
      const before = await sumBill(reference)
      await act()
      expect((await sumBill(reference)) - before, reference).toBe(minor)
    },

    /** The same for an action that returns by how much it has changed them. */
    async expectStated(reference: string, act: () => Promise<number>): Promise<void> {
      const before = await sumBill(reference)
      const stated = await act()
      expect((await sumBill(reference)) - before, reference).toBe(stated)
    },

    /** A charge or tax of which something is left. */
    async pickCharge(reference: string) {
      const { lines } = await read(reference)
      return dice.pick(
        lines.filter(({ kind, rest, amount }) => kind !== 'payment' && amount.minor > 0 && rest.minor > 0),
      )
    },

    /** All of an amount, or a part of it. */
    pickPart: (minor: number) => (dice.in(0.5) ? minor : 1 + dice.below(minor)),
  }
}

import { sql } from 'kysely'
import { type Mailer, MailRefused } from '../../outside/mailer/mailer.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { openAlert } from '../alert/open-alert.ts'
import { withLink } from './layout.ts'

export interface MailSender {
  wake(): void
  stop(): Promise<void>
}

interface Parts {
  readonly db: Database
  readonly mailer: Mailer
  readonly changes: Changes
}

const ROUND_MS = 5_000
/** Whoever takes a mail has this long before another process may try it. Longer than any sending. */
const CLAIM_MINUTES = 3
/** After the last one it is a person's turn. */
const WAITS_MINUTES = [1, 5, 30, 120, 360]

/**
 * Sends what is queued, with any number of processes on one queue. A mail is claimed before it is sent and marked after: when
 * we die in between, it is sent once more. At least once, then, under the same Message-ID.
 */
export function mailSender({ db, mailer, changes }: Parts): MailSender {
  let stopped = false
  let round: Promise<void> | undefined
  let again = false

  async function sendAll(): Promise<void> {
    do {
      again = false
      while (!stopped && (await sendNext())) {}
    } while (again && !stopped)
  }

  function wake(): void {
    if (stopped) return
    again = true
    // A database that is away now is there in the next round.
    round ??= sendAll()
      .catch(() => {})
      .finally(() => {
        round = undefined
      })
  }

  async function sendNext(): Promise<boolean> {
    const { rows } = await sql<{ mail_id: string; of_hotel: number }>`
      update mail_queue set due_at = clock_timestamp() + make_interval(mins => ${CLAIM_MINUTES})
      where mail_id = (
        select mail_id from mail_queue where due_at <= clock_timestamp() order by due_at limit 1 for update skip locked
      ) returning mail_id, of_hotel`.execute(db.directory)
    const [claimed] = rows
    if (!claimed) return false
    const { mail_id: id, of_hotel: hotelId } = claimed
    const found = await db.inHotel(hotelId, async (tx) => ({
      mail: await tx.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst(),
      hotel: await tx.selectFrom('hotels').select('name').where('id', '=', hotelId).executeTakeFirst(),
    }))
    if (found.mail?.state !== 'queued') {
      await db.directory.deleteFrom('mail_queue').where('mail_id', '=', id).execute()
      return true
    }
    const { mail, hotel } = found
    const link = mail.secret_link ?? ''
    try {
      await mailer.send({
        id,
        to: mail.recipient,
        fromName: hotel?.name ?? 'Foyer',
        subject: mail.subject,
        text: withLink(mail.text, link),
        html: withLink(mail.html, link),
      })
      await markSent(hotelId, id)
    } catch (error) {
      await markRefused(hotelId, id, mail.tries, error)
    }
    changes.tell(hotelId, 'mails')
    return true
  }

  async function markSent(hotelId: number, id: string): Promise<void> {
    await db.inHotel(hotelId, async (tx) => {
      await tx
        .updateTable('mails')
        .set({
          state: 'sent',
          sent_at: sql`clock_timestamp()`,
          secret_link: null,
          tries: sql`tries + 1`,
          last_error: null,
        })
        .where('id', '=', id)
        .execute()
      await tx.deleteFrom('mail_queue').where('mail_id', '=', id).execute()
    })
  }

  async function markRefused(hotelId: number, id: string, tries: number, error: unknown): Promise<void> {
    const wait = error instanceof MailRefused && error.forever ? undefined : WAITS_MINUTES[tries]
    await db.inHotel(hotelId, async (tx) => {
      await tx
        .updateTable('mails')
        .set({
          state: wait === undefined ? 'failed' : 'queued',
          tries: sql`tries + 1`,
          last_error: error instanceof MailRefused ? error.message : 'the mail could not be sent',
        })
        .where('id', '=', id)
        .execute()
      if (wait === undefined) {
        await tx.deleteFrom('mail_queue').where('mail_id', '=', id).execute()
        await openAlert(tx, hotelId, { kind: 'mailFailed', mailId: id, money: 'nothingConcerned' })
      } else {
        await tx
          .updateTable('mail_queue')
          .set({ due_at: sql`clock_timestamp() + make_interval(mins => ${wait})` })
          .where('mail_id', '=', id)
          .execute()
      }
    })
    if (wait === undefined) changes.tell(hotelId, 'alerts')
  }

  const timer = setInterval(wake, ROUND_MS)
  timer.unref()
  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await round
    },
  }
}

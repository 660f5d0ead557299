import type { Mailer } from '../../outside/mailer/mailer.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { End } from '../../platform/outbox/end.ts'
import { openAlert } from '../alert/open-alert.ts'
import { withLink } from './layout.ts'

interface Parts {
  readonly db: Database
  readonly mailer: Mailer
  readonly changes: Changes
}

const MINUTE = 60

/** Mails leave as they were written, each a stream of its own, under a Message-ID that stays the same. */
export const mailEnd = ({ db, mailer, changes }: Parts): End => ({
  atOnce: 2,
  claimSeconds: 3 * MINUTE,
  waitSeconds: [1 * MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE],
  afterLastWait: 'giveUp',

  async deliver({ hotelId, id }) {
    const { mail, hotel } = await db.inHotel(hotelId, async (tx) => ({
      mail: await tx.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst(),
      hotel: await tx.selectFrom('hotels').select('name').where('id', '=', hotelId).executeTakeFirst(),
    }))
    // Erased meanwhile, by whoever asked for it.
    if (!mail) return
    const link = mail.secret_link ?? ''
    await mailer.send({
      id,
      to: mail.recipient,
      fromName: hotel?.name ?? 'Foyer',
      subject: mail.subject,
      text: withLink(mail.text, link),
      html: withLink(mail.html, link),
    })
  },

  async keepDelivered(tx, { id }) {
    await tx.updateTable('mails').set({ secret_link: null }).where('id', '=', id).execute()
  },

  async keepRefused(tx, { hotelId, id }) {
    await openAlert(tx, hotelId, { kind: 'mailFailed', mailId: id, money: 'nothingConcerned' })
  },

  settled({ hotelId }, outcome) {
    changes.tell(hotelId, 'mails', ...(outcome === 'refused' ? (['alerts'] as const) : []))
  },
})

import { randomUUID } from 'node:crypto'
import type { Language } from '@foyer/domain/config/language.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Mailer } from '../../outside/mailer/mailer.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { asHtml, asText, LINK_MARK, plain } from './layout.ts'
import { type MailValues, mailWords } from './mail-words.ts'
import { type MailSender, mailSender } from './sender.ts'
import type { TemplateName } from './templates.ts'

interface NewMail {
  readonly hotelId: number
  readonly to: string
  readonly memberId?: string
  readonly language: Language
  readonly template: TemplateName
  readonly values?: Omit<MailValues, 'hotel'>
  readonly link?: string
  /** Opens an account, so that it is kept apart from the text and forgotten when the mail has left. */
  readonly secretLink?: string
}

export interface Mails {
  readonly sends: boolean
  /** A row first: a mail exists with the deed that wanted it, or not at all. */
  keep(tx: HotelTransaction, mail: NewMail): Promise<void>
  /** After the deed is kept: do not wait for the next round. */
  wake(hotelId: number): void
  stop(): Promise<void>
}

interface Parts {
  readonly db: Database
  readonly sites: Sites
  readonly mailer: Mailer
  readonly changes: Changes
}

export function mails({ db, sites, mailer, changes }: Parts): Mails {
  const sender: MailSender | undefined = mailer.sends ? mailSender({ db, mailer, changes }) : undefined
  return {
    sends: mailer.sends,
    async keep(tx, mail) {
      const hotel = await tx.selectFrom('hotels').select('name').where('id', '=', mail.hotelId).executeTakeFirst()
      const { config } = await sites.config(tx, mail.hotelId)
      const name = plain(hotel?.name ?? '')
      const values = Object.fromEntries(Object.entries(mail.values ?? {}).map(([key, value]) => [key, plain(value)]))
      const words = mailWords(mail.template, mail.language, { ...values, hotel: name })
      const house = { name, theme: config.theme }
      const link = mail.secretLink ? LINK_MARK : (mail.link ?? '')
      const id = randomUUID()
      await tx
        .insertInto('mails')
        .values({
          hotel_id: mail.hotelId,
          id,
          recipient: mail.to,
          member_id: mail.memberId ?? null,
          subject: words.subject,
          template: mail.template,
          language: mail.language,
          text: asText(words, house, link),
          html: asHtml(words, house, link, mail.language),
          secret_link: mail.secretLink ?? null,
          state: mailer.sends ? 'queued' : 'kept',
        })
        .execute()
      if (mailer.sends) await tx.insertInto('mail_queue').values({ mail_id: id, of_hotel: mail.hotelId }).execute()
    },
    wake(hotelId) {
      changes.tell(hotelId, 'mails')
      sender?.wake()
    },
    async stop() {
      await sender?.stop()
      mailer.close()
    },
  }
}

import { randomUUID } from 'node:crypto'
import type { Language } from '@foyer/domain/basics/language.ts'
import { products } from '@foyer/domain/mode/products.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { asHtml, asText, LINK_MARK, type MailCard, type MailFact, plain } from './layout.ts'
import { insertMail, insertMailFile } from './mail.store.ts'
import { type MailValues, mailWords } from './mail-words.ts'
import type { TemplateName } from './templates.ts'

interface NewMail {
  readonly hotelId: number
  readonly to: string
  readonly memberId?: string
  readonly language: Language
  readonly template: TemplateName
  readonly values?: Omit<MailValues, 'hotel'>
  readonly link?: string | undefined
  /** Shown in addition to its text, in the mail's language. */
  readonly card?: MailCard
  /** Attachment. */
  readonly file?: { readonly name: string; readonly type: string; readonly content: Buffer }
  /**
   * Opens an account, so it is stored separately from the text and deleted once the mail is sent.
   */
  readonly secretLink?: string
  /** The same for a code, which appears in the text as `{code}`. */
  readonly secretCode?: string
}

export interface Mails {
  readonly sends: boolean
  /**
   * Stores the mail in the caller's transaction, so that it exists only if that commits. Returns
   * its id.
   */
  keep(tx: HotelTransaction, mail: NewMail): Promise<string>
}

interface MailsDependencies {
  readonly sites: Sites
  readonly outbox: Outbox
  /** False if mails are only stored. */
  readonly sends: boolean
  readonly changes: Changes
}

/** The outbox's destination for mails. */
const END = 'mail'

export function mails({ sites, outbox, sends, changes }: MailsDependencies): Mails {
  return {
    sends,
    async keep(tx, mail) {
      const hotel = await sites.hotel(mail.hotelId, tx)
      if (!hotel) throw new Error(`There is no hotel ${mail.hotelId} to write a mail for.`)
      const { config } = await sites.config(tx, hotel)
      const name = plain(hotel.name)
      const values = Object.fromEntries(Object.entries(mail.values ?? {}).map(([key, value]) => [key, plain(value)]))
      const speech = { language: mail.language, partyWord: products[config.product].partyWord }
      const code = mail.secretCode === undefined ? {} : { code: LINK_MARK }
      const { button, ...told } = mailWords(mail.template, speech, { ...values, ...code, hotel: name })
      const hasLink = mail.link !== undefined || mail.secretLink !== undefined
      const words = { ...told, ...(button && hasLink && { button }) }
      const sender = { name, theme: config.theme }
      const link = mail.secretLink ? LINK_MARK : (mail.link ?? '')
      const id = randomUUID()
      const card = mail.card && plainCard(mail.card)
      await insertMail(tx, {
        hotel_id: mail.hotelId,
        id,
        recipient: mail.to,
        member_id: mail.memberId ?? null,
        subject: words.subject,
        template: mail.template,
        language: mail.language,
        text: asText(words, sender, link, card),
        html: asHtml(words, sender, link, mail.language, card),
        secret_link: mail.secretLink ?? mail.secretCode ?? null,
      })
      if (mail.file) await insertMailFile(tx, { hotel_id: mail.hotelId, mail_id: id, ...mail.file })
      if (sends) await outbox.put(tx, { hotelId: mail.hotelId, end: END, stream: id, kind: mail.template, id })
      afterCommit(tx, () => changes.tell(mail.hotelId, 'mails'))
      return id
    },
  }
}

function plainCard({ picture, headline, facts }: MailCard): MailCard {
  const plainFact = ({ name, value }: MailFact) => ({ name: plain(name), value: plain(value) })
  return { picture, headline: headline && plainFact(headline), facts: facts.map(plainFact) }
}

import { randomUUID } from 'node:crypto'
import type { Language } from '@foyer/domain/basics/language.ts'
import { products } from '@foyer/domain/mode/products.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { LINK_MARK, type MailCard, type MailFact, renderHtml, renderText, toPlainText } from './layout.ts'
import { insertMail, insertMailFile } from './mail.store.ts'
import { createMailTexts, type MailValues } from './mail-texts.ts'
import { sealLink } from './secret-link.ts'
import type { TemplateName } from './templates.ts'

interface NewMail {
  readonly hotelId: number
  readonly to: string
  readonly memberId?: string
  /** The stay that it is about: the mail is erased with it, whatever its address. */
  readonly reservationId?: string
  readonly language: Language
  readonly template: TemplateName
  readonly values?: Omit<MailValues, 'hotel'>
  readonly link?: string | undefined
  /** Shown in addition to its text, in the mail's language. */
  readonly card?: MailCard
  /** Attachment. */
  readonly file?: { readonly name: string; readonly type: string; readonly content: Buffer }
  /**
   * Opens an account, so it is stored separately from the text, encrypted, and deleted once the
   * mail is sent.
   */
  readonly secretLink?: string
  /** The same for a code, which appears in the text as `{code}`, or as a fact of the card. */
  readonly secretCode?: string
}

export interface Mails {
  readonly sends: boolean
  /**
   * Stores the mail in the caller's transaction, so that it exists only if that commits. Returns
   * its id.
   */
  save(tx: HotelTransaction, mail: NewMail): Promise<string>
}

interface MailsDependencies {
  readonly sites: Sites
  readonly outbox: Outbox
  /** False if mails are only stored. */
  readonly sends: boolean
  readonly changes: Changes
  readonly secret: Pick<KeySecret, 'seal'>
}

/** The outbox's destination for mails. */
const ENDPOINT = 'mail'

export function createMails({ sites, outbox, sends, changes, secret }: MailsDependencies): Mails {
  return {
    sends,
    async save(tx, mail) {
      const hotel = await sites.hotel(mail.hotelId, tx)
      if (!hotel) throw new Error(`There is no hotel ${mail.hotelId} to write a mail for.`)
      const { config } = await sites.config(tx, hotel)
      const name = toPlainText(hotel.name)
      const values = Object.fromEntries(
        Object.entries(mail.values ?? {}).map(([key, value]) => [key, toPlainText(value)]),
      )
      const speech = { language: mail.language, partyWord: products[config.product].partyWord }
      const code = mail.secretCode === undefined ? {} : { code: LINK_MARK }
      const { button, ...told } = createMailTexts(mail.template, speech, { ...values, ...code, hotel: name })
      const hasLink = mail.link !== undefined || mail.secretLink !== undefined
      const words = { ...told, ...(button && hasLink && { button }) }
      const sender = { name, theme: config.theme }
      const link = mail.secretLink ? LINK_MARK : (mail.link ?? '')
      const id = randomUUID()
      const hidden = mail.secretLink ?? mail.secretCode
      const card = mail.card && toPlainCard(mail.card, mail.secretCode)
      await insertMail(tx, {
        hotel_id: mail.hotelId,
        id,
        recipient: mail.to,
        member_id: mail.memberId ?? null,
        reservation_id: mail.reservationId ?? null,
        subject: words.subject,
        template: mail.template,
        language: mail.language,
        text: renderText(words, sender, link, card),
        html: renderHtml(words, sender, link, mail.language, card),
        secret_link: hidden === undefined ? null : sealLink(secret, id, hidden),
      })
      if (mail.file) await insertMailFile(tx, { hotel_id: mail.hotelId, mail_id: id, ...mail.file })
      if (sends) await outbox.put(tx, { hotelId: mail.hotelId, end: ENDPOINT, stream: id, kind: mail.template, id })
      afterCommit(tx, () => changes.publish(mail.hotelId, 'mails'))
      return id
    },
  }
}

function toPlainCard({ picture, headline, facts }: MailCard, secretCode: string | undefined): MailCard {
  const plainFact = ({ name, value }: MailFact) => ({
    name: toPlainText(name),
    value: value === secretCode ? LINK_MARK : toPlainText(value),
  })
  return { picture, headline: headline && plainFact(headline), facts: facts.map(plainFact) }
}

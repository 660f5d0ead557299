import type { Language } from '@foyer/domain/basics/language.ts'
import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

/** Whether it has left is said by the delivery of the same id; without one it is kept. */
interface Mails extends OfHotel {
  id: string
  recipient: string
  member_id: string | null
  subject: string
  template: string
  language: Language
  /** The place of the secret link is marked in both. */
  text: string
  html: string
  /** Opens an account; forgotten when the mail has left. */
  secret_link: string | null
  created_at: Generated<Date>
}

/** What travels with it. */
interface MailFiles extends OfHotel {
  mail_id: string
  name: string
  type: string
  content: Buffer
}

export interface MailTables {
  mails: Mails
  mail_files: MailFiles
}

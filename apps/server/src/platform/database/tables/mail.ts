import type { Language } from '@foyer/domain/basics/language.ts'
import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

/** The delivery with the same id says whether it was sent; without one it is only stored. */
interface Mails extends OfHotel {
  id: string
  recipient: string
  member_id: string | null
  /** The stay that it is about; null for accounts and staff, and in mails from before. */
  reservation_id: Generated<string | null>
  subject: string
  template: string
  language: Language
  /** Both contain a placeholder for the secret link. */
  text: string
  html: string
  /** Opens an account; encrypted, and deleted when the mail has been sent. */
  secret_link: string | null
  created_at: Generated<Date>
}

/** Its attachments. */
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

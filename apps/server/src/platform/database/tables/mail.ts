import type { Language } from '@foyer/domain/config/language.ts'
import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface MailQueue {
  mail_id: string
  of_hotel: number
  due_at: Generated<Date>
}

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
  state: 'queued' | 'sent' | 'failed' | 'kept'
  tries: Generated<number>
  last_error: string | null
  created_at: Generated<Date>
  sent_at: Date | null
}

export interface MailTables {
  mail_queue: MailQueue
  mails: Mails
}

import type { Language } from '@foyer/domain/config/language.ts'
import type { MailWords } from './layout.ts'

export interface Values {
  readonly name: string
  readonly hotel: string
  /** Who invites. */
  readonly by?: string
  /** Of arrival, in words. */
  readonly day?: string
}

export type Template = Readonly<Record<Language, (values: Values) => MailWords>>

import { isEmail } from '../basics/email.ts'
import type { PayAction } from './pay-action.ts'

export interface BillMail {
  /** The guest wants the bill by mail. */
  readonly send: boolean
  readonly email: string
}

interface At {
  /** Undefined where nothing is owed. */
  readonly payAction: PayAction | undefined
  /** The hotel's Italian fiscal printer sends documents by mail. */
  readonly printerMails: boolean
}

type BillEmailIssue = 'required' | 'invalidEmail'

/** The first that fits says whether an address has to be there. */
const rules: readonly { readonly required: boolean; readonly when: (mail: BillMail, at: At) => boolean }[] = [
  { required: false, when: (_, { payAction }) => payAction === 'payInReception' },
  { required: true, when: ({ send }) => send },
  { required: true, when: (_, { printerMails }) => printerMails },
  { required: false, when: () => true },
]

/** What is wrong with the address; one that nobody needs may stay empty. */
export function billEmailIssue(mail: BillMail, at: At): BillEmailIssue | undefined {
  const email = mail.email.trim()
  if (email === '') return rules.find(({ when }) => when(mail, at))?.required ? 'required' : undefined
  return isAsked(mail, at) && !isEmail(email) ? 'invalidEmail' : undefined
}

/** Whether the address is of any use. */
export function isAsked({ send }: Pick<BillMail, 'send'>, { printerMails }: Pick<At, 'printerMails'>): boolean {
  return send || printerMails
}

import { isEmail } from '../basics/email.ts'
import type { PayAction } from './pay-action.ts'

export interface BillMail {
  /** The guest wants the bill by email. */
  readonly send: boolean
  readonly email: string
}

interface BillContext {
  /** Undefined if nothing is due. */
  readonly payAction: PayAction | undefined
  /** The hotel's Italian fiscal printer sends documents by email. */
  readonly printerMails: boolean
  /** False if the bill goes to the booking's own address, whatever this page types. */
  readonly mayNameAddress: boolean
}

type BillEmailIssue = 'required' | 'invalidEmail'

/** The first match decides whether an address is required. */
const rules: readonly { readonly required: boolean; readonly when: (mail: BillMail, at: BillContext) => boolean }[] = [
  { required: false, when: (_, { mayNameAddress }) => !mayNameAddress },
  { required: false, when: (_, { payAction }) => payAction === 'payInReception' },
  { required: true, when: ({ send }) => send },
  { required: true, when: (_, { printerMails }) => printerMails },
  { required: false, when: () => true },
]

/** Returns what is wrong with the address; an optional one may stay empty. */
export function findBillEmailIssue(mail: BillMail, at: BillContext): BillEmailIssue | undefined {
  const email = mail.email.trim()
  if (email === '') return rules.find(({ when }) => when(mail, at))?.required ? 'required' : undefined
  return isBillEmailNeeded(mail, at) && !isEmail(email) ? 'invalidEmail' : undefined
}

/** Whether the bill is mailed, to whichever address. */
export function isBillMailed(
  { send }: Pick<BillMail, 'send'>,
  { printerMails }: Pick<BillContext, 'printerMails'>,
): boolean {
  return send || printerMails
}

/** Whether the address will be used. */
export function isBillEmailNeeded(mail: Pick<BillMail, 'send'>, at: Omit<BillContext, 'payAction'>): boolean {
  return at.mayNameAddress && isBillMailed(mail, at)
}

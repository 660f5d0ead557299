import { languages } from '@foyer/domain/basics/language.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import type { AccountRow } from './account.store.ts'
import { replaceConfirmation } from './confirmation.store.ts'
import { mailLink } from './mail-link.ts'
import { newSecret } from './token.store.ts'

const MAILS = { tries: 4, minutes: 60 }

/** One that is written, or would have been: nobody's letter box is filled by somebody else, and no list of addresses is tried. */
export async function countMail({ tx }: Visit, { id }: Pick<AccountRow, 'id'>): Promise<void> {
  const mails = { kind: 'confirmation', caller: id } as const
  await refuseAfter(tx, mails, MAILS)
  await noteFailure(tx, mails)
}

/** A letter whose link works once, and only for who is signed in to this account: a stranger's link opens nothing to them. */
export async function sendConfirmation(
  visit: Visit,
  {
    account,
    mails,
    baseUrl,
  }: { account: Pick<AccountRow, 'id' | 'company_id' | 'email'>; mails: Mails; baseUrl: string },
): Promise<void> {
  await countMail(visit, account)
  const token = newSecret()
  await replaceConfirmation(visit.tx, account, token)
  await mails.keep(visit.tx, {
    hotelId: visit.hotel.id,
    to: account.email,
    language: languages.find((one) => one === visit.language) ?? 'en',
    template: 'confirmEmail',
    // Whoever signs up writes to an address that need not be theirs: nothing of what they typed goes into the letter.
    secretLink: mailLink(visit, baseUrl, `my-bookings?confirm=${token}`),
  })
}

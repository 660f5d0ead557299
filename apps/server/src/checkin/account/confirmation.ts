import { languages } from '@foyer/domain/basics/language.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { assertWithinLimit, recordFailure } from '../../platform/attempts/attempts.store.ts'
import type { AccountRow } from './account.store.ts'
import { replaceConfirmation } from './confirmation.store.ts'
import { createMailLink } from './mail-link.ts'
import { createSecret } from './token.store.ts'

const MAIL_LIMIT = { tries: 4, minutes: 60 }

/**
 * Counts mails that are sent or would have been, so that no one can flood an inbox or probe a list
 * of addresses.
 */
export async function countMail({ tx }: Visit, { id }: Pick<AccountRow, 'id'>): Promise<void> {
  const mails = { kind: 'confirmation', caller: id } as const
  await assertWithinLimit(tx, mails, MAIL_LIMIT)
  await recordFailure(tx, mails)
}

/**
 * Sends a link that works once, and only for someone signed in to this account, so another person's
 * link is useless.
 */
export async function sendConfirmation(
  visit: Visit,
  {
    account,
    mails,
    baseUrl,
  }: { account: Pick<AccountRow, 'id' | 'company_id' | 'email'>; mails: Mails; baseUrl: string },
): Promise<void> {
  await countMail(visit, account)
  const token = createSecret()
  await replaceConfirmation(visit.tx, account, token)
  await mails.save(visit.tx, {
    hotelId: visit.hotel.id,
    to: account.email,
    language: languages.find((one) => one === visit.language) ?? 'en',
    template: 'confirmEmail',
    // The address may belong to someone else, so the mail contains nothing that was typed.
    secretLink: createMailLink(visit, baseUrl, `my-bookings?confirm=${token}`),
  })
}

import {
  confirmEmail,
  fetchProfile,
  sendConfirmation as sendConfirmationCall,
  updateIdentityDocument,
  updateProfile,
  userCheckout,
  userStatus,
} from '@foyer/contract/account.ts'
import { myBookings } from '@foyer/contract/reservation.ts'
import { emailKey } from '@foyer/domain/account/account.ts'
import { cleanDocumentNumber } from '@foyer/domain/document/document-number.ts'
import { isMasked, maskedNumber } from '@foyer/domain/pre-checkin/mask-guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { maskGuests } from '../../book/mask/mask-guests.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'
import { FailedTry } from '../../platform/tries/tries.store.ts'
import type { AccountService } from './account.service.ts'
import { accountByEmail, changeAccount, profileOf } from './account.store.ts'
import { type SignedIn, userCalls } from './account-calls.ts'
import { countMail, sendConfirmation, takeConfirmation } from './confirmation.ts'
import type { ProvePassword } from './prove-password.ts'
import { refuseWrong } from './refuse-wrong.ts'

interface Parts {
  readonly accounts: AccountService
  readonly mails: Mails
  readonly baseUrl: string
  readonly prove: ProvePassword
}

/** What somebody who has signed in sees and changes of themselves. */
export function accountRoutes(calls: Calls, { accounts, mails, baseUrl, prove }: Parts): void {
  const serveUser = userCalls(calls)
  /** Whose password was right just now, by the hash that it was compared with. */
  const proved = new WeakMap<FastifyRequest, string>()

  serveUser(myBookings, async (_asked, visit, { account }) => ({
    reservations: maskGuests(visit, await accounts.remembered(visit, account)),
  }))

  serveUser(userStatus, async (_asked, visit, { account }) => {
    const reservation = (await accounts.read(visit, account)).find(({ state }) => state === 'inHouse')
    return { checkedIn: reservation !== undefined, room: reservation?.room.number }
  })

  // What it should do is said nowhere, so it does nothing: a GET changes nothing here, and check-out has a call of its own.
  serveUser(userCheckout, async () => ({}))

  serveUser(fetchProfile, async (_asked, _visit, { account, isFresh }) => {
    const { document, ...profile } = profileOf(account)
    if (!document || isFresh) return { ...profile, document }
    // Whoever has borrowed a token sees that there is a document, and not which.
    return { ...profile, document: { ...document, documentNumber: maskedNumber(document.documentNumber) } }
  })

  const changeProfile = async (
    { body, request }: { body: z.output<typeof updateProfile.body>; request: FastifyRequest },
    visit: Visit,
    { account }: SignedIn,
  ) => {
    const email = emailKey(body.email)
    refuseWrong('profile', { ...body, email })
    const isNew = email !== account.email
    // Whoever has another address for the account could have a new password sent there.
    if (isNew && proved.get(request) !== account.password_hash) throw new Problem('passwordInvalid')
    if (isNew && (await accountByEmail(visit.tx, email))) {
      await countMail(visit, account)
      throw new FailedTry('accountExists')
    }
    const { firstName, lastName, phone } = body
    await changeAccount(visit.tx, account.id, {
      first_name: firstName.trim(),
      last_name: lastName.trim(),
      phone: phone?.trim() || null,
      ...(isNew && { email, confirmed_at: null }),
    }).catch(refuseTwice)
    if (isNew) await sendConfirmation(visit, { account: { ...account, email }, mails, baseUrl })
    return {}
  }
  serveUser(updateProfile, changeProfile, {
    first: async ({ body, request }) => {
      if (body.currentPassword) proved.set(request, (await prove(request, body.currentPassword)).password_hash)
    },
  })

  serveUser(updateIdentityDocument, async ({ body }, visit, { account }) => {
    refuseWrong('identityDocument', body)
    if (isMasked(body.documentNumber)) throw new WrongFields([{ path: 'documentNumber', issue: 'required' }])
    await changeAccount(visit.tx, account.id, {
      document_type: body.documentType,
      document_number: cleanDocumentNumber(body.documentNumber),
      document_expiry: body.expiryDate,
    })
    return {}
  })

  serveUser(sendConfirmationCall, async (_asked, visit, { account }) => {
    if (!account.confirmed_at) await sendConfirmation(visit, { account, mails, baseUrl })
    return {}
  })

  serveUser(confirmEmail, async ({ body }, visit, { account }) => {
    const confirmed = account.confirmed_at !== null || (await takeConfirmation(visit, account, body.token))
    if (confirmed && !account.confirmed_at) await changeAccount(visit.tx, account.id, { confirmed_at: visit.now })
    return { confirmed }
  })
}

/** Two at once asked for the same address: the index lets one of them have it. */
function refuseTwice(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === '23505'
  throw isTaken ? new Problem('accountExists', undefined, { cause: error }) : error
}

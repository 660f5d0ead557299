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
import { maskNumber } from '@foyer/domain/guest/mask-number.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { maskGuests } from '../../book/mask/mask-guests.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import type { AccountService } from './account.service.ts'
import { toProfile, updateAccount } from './account.store.ts'
import { createUserCalls } from './account-calls.ts'
import { changeIdentityDocument, changeProfile } from './change-account.ts'
import { consumeConfirmation } from './confirmation.store.ts'
import { sendConfirmation } from './confirmation.ts'
import type { ProvePassword } from './prove-password.ts'

interface AccountRoutesDependencies {
  readonly accounts: AccountService
  readonly mails: Mails
  readonly baseUrl: string
  readonly prove: ProvePassword
}

/** Routes where signed-in guests read and change their own data. */
export function accountRoutes(calls: Calls, { accounts, mails, baseUrl, prove }: AccountRoutesDependencies): void {
  const serveUser = createUserCalls(calls)

  serveUser(myBookings, async (_asked, visit, { account }) => ({
    reservations: maskGuests(visit, await accounts.listSaved(visit, account)),
  }))

  serveUser(userStatus, async (_asked, visit, { account }) => {
    const reservation = (await accounts.read(visit, account)).find(({ state }) => state === 'inHouse')
    return { checkedIn: reservation !== undefined, room: reservation?.room.number }
  })

  // The specification doesn't define an effect, so this GET changes nothing. Check-out is another
  // call.
  serveUser(userCheckout, async () => ({}))

  serveUser(fetchProfile, async (_asked, _visit, { account, isFresh }) => {
    const { document, ...profile } = toProfile(account)
    if (!document || isFresh) return { ...profile, document }
    // A borrowed token shows that a document exists, but not its number.
    return { ...profile, document: { ...document, documentNumber: maskNumber(document.documentNumber) } }
  })

  serveUser(
    updateProfile,
    async ({ body: profile }, visit, { account }, provedHash: string | undefined) => {
      await changeProfile(visit, { account, profile, provedHash, mails, baseUrl })
      return {}
    },
    {
      first: async ({ body, request }) =>
        body.currentPassword ? (await prove(request, body.currentPassword)).password_hash : undefined,
    },
  )

  serveUser(updateIdentityDocument, async ({ body }, visit, { account }) => {
    await changeIdentityDocument(visit, account, body)
    return {}
  })

  serveUser(sendConfirmationCall, async (_asked, visit, { account }) => {
    if (!account.confirmed_at) await sendConfirmation(visit, { account, mails, baseUrl })
    return {}
  })

  serveUser(confirmEmail, async ({ body }, visit, { account }) => {
    const confirmed = account.confirmed_at !== null || (await consumeConfirmation(visit.tx, account, body.token))
    if (confirmed && !account.confirmed_at) await updateAccount(visit.tx, account.id, { confirmed_at: visit.now })
    return { confirmed }
  })
}

import type { PasskeyAnswer, PasskeyRequestOptions } from '@foyer/contract/staff/passkey.ts'
import type { Transaction } from 'kysely'
import { writeAuditInAllHotels } from '../../access/audit/write-audit-in-all-hotels.ts'
import { findMemberById, recordSignIn } from '../../access/staff-session/member.store.ts'
import { canUsePassword } from '../../access/staff-session/password-use.store.ts'
import { endSession, hashToken, openSession } from '../../access/staff-session/session.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { consumeStep, findPasskey, type OwnedPasskey, recordPasskeyUse } from '../second-factor/factor.store.ts'
import { createPasskeyRequest, type RelyingParty, readPasskeyCounter } from '../second-factor/passkeys.ts'
import { createSignInChallenges } from './sign-in-challenges.ts'

interface PasskeySignInDependencies {
  readonly db: Database
  readonly now: () => Date
  readonly keySecret: KeySecret
  /** Only emergency administrators may sign in without a company account. */
  readonly isSignOnOnly: boolean
}

/**
 * Signs in by a passkey alone: the device is one factor, the finger, face or PIN that it asks for
 * another. Nothing is stored for a challenge, since anyone may ask for one.
 */
export function createPasskeySignIn({ db, now, keySecret, isSignOnOnly }: PasskeySignInDependencies) {
  const challenges = createSignInChallenges(keySecret.sealKey('passkey-sign-in'))

  async function isAccepted(
    tx: Transaction<Tables>,
    site: RelyingParty,
    { answer, passkey }: { readonly answer: PasskeyAnswer; readonly passkey: OwnedPasskey },
  ): Promise<boolean> {
    let issuedAt: number | undefined
    const isOurs = (challenge: string) => {
      issuedAt = challenges.readIssuedAt(challenge, now())
      return issuedAt !== undefined
    }
    const counter = await readPasskeyCounter(site, isOurs, { answer, passkey })
    if (counter === undefined || issuedAt === undefined) return false
    // An answer is accepted once: the next one is to a newer challenge.
    return (await consumeStep(tx, passkey.id, issuedAt)) && recordPasskeyUse(tx, passkey.id, counter)
  }

  return {
    requestPasskey(site: RelyingParty): Promise<PasskeyRequestOptions> {
      return createPasskeyRequest(site, [], challenges.issue(now()))
    },

    /** Returns undefined for an unknown passkey or an answer that is not accepted. */
    async signIn(site: RelyingParty, answer: PasskeyAnswer, oldToken: string | undefined) {
      const passkey = await findPasskey(db.directory, answer.id)
      const member = passkey && (await findMemberById(db.directory, passkey.memberId))
      if (!member) return undefined
      const mayWithoutCompany = await canUsePassword(db.directory, member.email, isSignOnOnly)
      return db.directory.transaction().execute(async (tx) => {
        if (!mayWithoutCompany || !(await isAccepted(tx, site, { answer, passkey }))) {
          await writeAuditInAllHotels(tx, member, { action: 'signInRefused', subject: member.email })
          return undefined
        }
        if (oldToken) await endSession(tx, hashToken(oldToken))
        await recordSignIn(tx, member.id)
        const token = await openSession(tx, member.id, { isProved: true })
        await writeAuditInAllHotels(tx, member, { action: 'signedIn', subject: member.email })
        return { member, token }
      })
    },
  }
}

export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>

import type { PasskeyAnswer, PasskeyRequestOptions } from '@foyer/contract/staff/passkey.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Transaction } from 'kysely'
import { writeAuditInAllHotels } from '../../access/audit/write-audit-in-all-hotels.ts'
import type { Member } from '../../access/staff-session/staff.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { acceptProof } from './complete-session.ts'
import { consumeRecoveryCode, consumeStep, listPasskeys, listTotps, recordPasskeyUse } from './factor.store.ts'
import { hasCodesLeft, recordWrongCode } from './factor-attempts.ts'
import { consumeChallenge, setChallenge } from './factor-session.store.ts'
import { createPasskeyRequest, type RelyingParty, readPasskeyCounter } from './passkeys.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { findTotpStep, isTotpCode } from './totp.ts'
import { openTotpSecret } from './totp-secret.ts'

interface ProofDependencies {
  readonly db: Database
  readonly now: () => Date
  readonly keySecret: KeySecret
  readonly changes: Changes
}

/** Proving a second factor: at sign-in, or again before the factors are changed. */
export function createProofService({ db, now, keySecret, changes }: ProofDependencies) {
  const recoveryKey = keySecret.sealKey('recovery-code')

  async function isRightCode(tx: Transaction<Tables>, member: Member, code: string): Promise<boolean> {
    if (!isTotpCode(code)) {
      const isRight = await consumeRecoveryCode(tx, member.id, hashRecoveryCode(recoveryKey, member.id, code))
      if (isRight) await writeAuditInAllHotels(tx, member, { action: 'recoveryCodeUsed', subject: member.email })
      return isRight
    }
    for (const { id, secret } of await listTotps(tx, member.id)) {
      const step = findTotpStep(openTotpSecret(keySecret, id, secret), code, now())
      if (step !== undefined) return consumeStep(tx, id, step)
    }
    return false
  }

  return {
    /**
     * Returns whether the code was right. A recovery code is too long to guess, so that a right one
     * is accepted however many codes were wrong.
     */
    async proveByCode(member: Member, typed: string): Promise<boolean> {
      const code = typed.replaceAll(' ', '')
      const result = await db.directory.transaction().execute(async (tx) => {
        const mayTry = await hasCodesLeft(tx, member.id)
        if ((mayTry || !isTotpCode(code)) && (await isRightCode(tx, member, code))) {
          await acceptProof(tx, member)
          return 'right' as const
        }
        return mayTry ? { alerted: await recordWrongCode(tx, member) } : ('tooMany' as const)
      })
      if (result === 'tooMany') throw new Problem('tooManyTries', 'too many wrong codes')
      if (result === 'right') return true
      for (const hotelId of result.alerted) changes.publish(hotelId, 'alerts', 'audit')
      return false
    },

    async requestPasskey(member: Member, site: RelyingParty): Promise<PasskeyRequestOptions> {
      const options = await createPasskeyRequest(site, await listPasskeys(db.directory, member.id))
      await setChallenge(db.directory, member.session, options.challenge)
      return options
    },

    /** Each challenge is answered once, so that an answer can't be used again. */
    async proveByPasskey(member: Member, site: RelyingParty, answer: PasskeyAnswer): Promise<boolean> {
      return db.directory.transaction().execute(async (tx) => {
        const challenge = await consumeChallenge(tx, member.session)
        const passkey = (await listPasskeys(tx, member.id)).find(({ credentialId }) => credentialId === answer.id)
        const counter =
          challenge && passkey ? await readPasskeyCounter(site, challenge, { answer, passkey }) : undefined
        if (passkey && counter !== undefined && (await recordPasskeyUse(tx, passkey.id, counter))) {
          await acceptProof(tx, member)
          return true
        }
        await writeAuditInAllHotels(tx, member, { action: 'secondFactorRefused', subject: member.email })
        return false
      })
    },
  }
}

export type ProofService = ReturnType<typeof createProofService>

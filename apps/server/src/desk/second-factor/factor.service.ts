import { randomUUID } from 'node:crypto'
import type { PasskeyCreated, PasskeyCreationOptions } from '@foyer/contract/staff/passkey.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import type { Transaction } from 'kysely'
import { writeAuditInAllHotels } from '../../access/audit/write-audit-in-all-hotels.ts'
import { listRoles, lockMember } from '../../access/staff-session/member.store.ts'
import { endMemberSessions } from '../../access/staff-session/session.store.ts'
import type { Member } from '../../access/staff-session/staff.ts'
import { drawQr } from '../../book/qr/draw-qr.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { completeSession } from './complete-session.ts'
import {
  consumeStep,
  countRecoveryCodes,
  deleteFactor,
  insertPasskey,
  insertTotp,
  listFactors,
  listPasskeys,
  replaceRecoveryCodes,
} from './factor.store.ts'
import {
  consumeChallenge,
  consumeConfirmation,
  findOfferedSecret,
  hasConfirmation,
  setChallenge,
  setOfferedSecret,
} from './factor-session.store.ts'
import { createPasskeyOptions, type RelyingParty, readCreatedPasskey } from './passkeys.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'
import { createTotpSecret, findTotpStep, formatTotpUri } from './totp.ts'
import { openTotpSecret, sealTotpSecret } from './totp-secret.ts'

const MAX_FACTORS = 10

interface FactorDependencies {
  readonly db: Database
  readonly now: () => Date
  readonly keySecret: KeySecret
  readonly secondFactorRoles: readonly Role[]
}

type Added = { readonly outcome: 'added'; readonly recoveryCodes?: string[] }
type NotAdded = { readonly outcome: 'refused' | 'unconfirmed' }

/** The factors of a person: set up, listed and removed by that person. */
export function createFactorService({ db, now, keySecret, secondFactorRoles }: FactorDependencies) {
  const recoveryKey = keySecret.sealKey('recovery-code')
  const inTransaction = <T>(work: (tx: Transaction<Tables>) => Promise<T>) => db.directory.transaction().execute(work)

  async function isRequired(tx: Database['directory'], memberId: string): Promise<boolean> {
    return (await listRoles(tx, memberId)).some(({ role }) => secondFactorRoles.includes(role))
  }

  /**
   * Whether a factor may be added. A sign-in that owes a factor may add the first one only: with
   * others, one of them has to be proved. A complete session needs a confirmation.
   */
  async function mayAdd(tx: Database['directory'], member: Member): Promise<boolean> {
    if (!member.needsSecondFactor) return hasConfirmation(tx, member.session)
    return (await listFactors(tx, member.id)).length === 0
  }

  async function storeRecoveryCodes(tx: Transaction<Tables>, memberId: string): Promise<string[]> {
    const codes = createRecoveryCodes()
    const hashes = codes.map((code) => hashRecoveryCode(recoveryKey, memberId, code))
    await replaceRecoveryCodes(tx, memberId, hashes)
    return codes
  }

  /** Runs `insert` if a factor may be added. The first one comes with recovery codes. */
  function add(member: Member, insert: (tx: Transaction<Tables>) => Promise<boolean>): Promise<Added | NotAdded> {
    return inTransaction(async (tx) => {
      await lockMember(tx, member.id)
      if (!(await mayAdd(tx, member))) return { outcome: 'unconfirmed' }
      const before = (await listFactors(tx, member.id)).length
      if (before >= MAX_FACTORS) throw new Problem('badInput', `at most ${MAX_FACTORS} factors`)
      if (!(await insert(tx))) return { outcome: 'refused' }
      if (!member.needsSecondFactor) await consumeConfirmation(tx, member.session)
      await writeAuditInAllHotels(tx, member, { action: 'secondFactorAdded', subject: member.email })
      await completeSession(tx, member)
      if (before > 0) return { outcome: 'added' }
      // They proved only the password.
      await endMemberSessions(tx, member.id, member.session)
      return { outcome: 'added', recoveryCodes: await storeRecoveryCodes(tx, member.id) }
    })
  }

  return {
    async list({ id }: Member) {
      const factors = (await listFactors(db.directory, id)).map((factor) => ({
        id: factor.id,
        kind: factor.kind,
        name: factor.name,
        addedAt: factor.created_at.toISOString(),
        ...(factor.last_used_at && { lastUsedAt: factor.last_used_at.toISOString() }),
      }))
      return {
        factors,
        recoveryCodesLeft: await countRecoveryCodes(db.directory, id),
        required: await isRequired(db.directory, id),
      }
    },

    countRecoveryCodes: ({ id }: Member) => countRecoveryCodes(db.directory, id),

    async offerTotp(member: Member) {
      if (!(await mayAdd(db.directory, member))) return { outcome: 'unconfirmed' as const }
      const secret = createTotpSecret()
      await setOfferedSecret(db.directory, member.session, sealTotpSecret(keySecret, member.session, secret))
      const uri = formatTotpUri(secret, member.email)
      const qr = `data:image/png;base64,${drawQr(uri).toString('base64')}`
      return { outcome: 'offered' as const, secret, uri, qr }
    },

    async addTotp(member: Member, { name, code }: { readonly name: string; readonly code: string }) {
      return add(member, async (tx) => {
        const offered = await findOfferedSecret(tx, member.session)
        const secret = offered && openTotpSecret(keySecret, member.session, offered)
        const step = secret ? findTotpStep(secret, code.replaceAll(' ', ''), now()) : undefined
        if (!secret || step === undefined) return false
        const id = randomUUID()
        await insertTotp(tx, { id, memberId: member.id, name, secret: sealTotpSecret(keySecret, id, secret) })
        return consumeStep(tx, id, step)
      })
    },

    async offerPasskey(
      member: Member,
      site: RelyingParty,
    ): Promise<{ outcome: 'offered'; options: PasskeyCreationOptions } | { outcome: 'unconfirmed' }> {
      if (!(await mayAdd(db.directory, member))) return { outcome: 'unconfirmed' }
      const options = await createPasskeyOptions(site, member, await listPasskeys(db.directory, member.id))
      await setChallenge(db.directory, member.session, options.challenge)
      return { outcome: 'offered', options }
    },

    async addPasskey(
      member: Member,
      site: RelyingParty,
      { name, answer }: { readonly name: string; readonly answer: PasskeyCreated },
    ) {
      return add(member, async (tx) => {
        const challenge = await consumeChallenge(tx, member.session)
        const created = challenge && (await readCreatedPasskey(site, challenge, answer))
        return created ? insertPasskey(tx, { memberId: member.id, name, ...created }) : false
      })
    },

    /** Other sessions end: one of them may be on the lost phone. */
    async remove(member: Member, factorId: string): Promise<'removed' | 'last' | 'unconfirmed'> {
      return inTransaction(async (tx) => {
        await lockMember(tx, member.id)
        const factors = await listFactors(tx, member.id)
        if (!factors.some(({ id }) => id === factorId)) throw new Problem('notFound', 'no such factor')
        const isLast = factors.length === 1
        if (isLast && (await isRequired(tx, member.id))) return 'last'
        if (!(await consumeConfirmation(tx, member.session))) return 'unconfirmed'
        await deleteFactor(tx, member.id, factorId)
        if (isLast) await replaceRecoveryCodes(tx, member.id, [])
        await endMemberSessions(tx, member.id, member.session)
        await writeAuditInAllHotels(tx, member, { action: 'secondFactorRemoved', subject: member.email })
        return 'removed'
      })
    },

    async renewRecoveryCodes(member: Member) {
      return inTransaction(async (tx) => {
        await lockMember(tx, member.id)
        const hasFactor = (await listFactors(tx, member.id)).length > 0
        if (!hasFactor || !(await consumeConfirmation(tx, member.session))) return { outcome: 'unconfirmed' as const }
        await writeAuditInAllHotels(tx, member, { action: 'recoveryCodesRenewed', subject: member.email })
        return { outcome: 'renewed' as const, recoveryCodes: await storeRecoveryCodes(tx, member.id) }
      })
    },
  }
}

export type FactorService = ReturnType<typeof createFactorService>

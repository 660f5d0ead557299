import type { updateIdentityDocument, updateProfile } from '@foyer/contract/account.ts'
import { toEmailKey } from '@foyer/domain/account/account.ts'
import { cleanDocumentNumber } from '@foyer/domain/document/document-number.ts'
import { isMasked } from '@foyer/domain/guest/mask-number.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { lockUnchangedPassword } from '../../access/password/password.store.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { FailedAttempt } from '../../platform/attempts/attempts.store.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'
import { type AccountRow, findAccountByEmail, updateAccount } from './account.store.ts'
import { assertValidForm } from './assert-valid-form.ts'
import { countMail, sendConfirmation } from './confirmation.ts'

interface ChangeProfile {
  readonly account: AccountRow
  readonly profile: z.output<typeof updateProfile.body>
  /** The hash that the typed password just matched; undefined if no password was requested. */
  readonly provedHash: string | undefined
  readonly mails: Mails
  readonly baseUrl: string
}

/** Changing the address requires the password, and the new address starts unconfirmed. */
export async function changeProfile(
  visit: Visit,
  { account, profile, provedHash, mails, baseUrl }: ChangeProfile,
): Promise<void> {
  const email = toEmailKey(profile.email)
  assertValidForm('profile', { ...profile, email })
  const isNew = email !== account.email
  // Otherwise a borrowed token could set a new address and have a new password sent there.
  const isProved = () =>
    provedHash && lockUnchangedPassword(visit.tx, 'accounts', { id: account.id, password_hash: provedHash })
  if (isNew && !(await isProved())) throw new Problem('passwordInvalid')
  if (isNew && (await findAccountByEmail(visit.tx, email))) {
    await countMail(visit, account)
    throw new FailedAttempt('accountExists')
  }
  const { firstName, lastName, phone } = profile
  await updateAccount(visit.tx, account.id, {
    first_name: firstName.trim(),
    last_name: lastName.trim(),
    phone: phone?.trim() || null,
    ...(isNew && { email, confirmed_at: null }),
  }).catch(throwAccountExists)
  if (isNew) await sendConfirmation(visit, { account: { ...account, email }, mails, baseUrl })
}

/** Two concurrent requests can ask for the same address; the unique index lets one succeed. */
function throwAccountExists(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === '23505'
  throw isTaken ? new Problem('accountExists', undefined, { cause: error }) : error
}

export async function changeIdentityDocument(
  { tx }: Visit,
  { id }: Pick<AccountRow, 'id'>,
  document: z.output<typeof updateIdentityDocument.body>,
): Promise<void> {
  assertValidForm('identityDocument', document)
  if (isMasked(document.documentNumber)) throw new WrongFields([{ path: 'documentNumber', issue: 'required' }])
  await updateAccount(tx, id, {
    document_type: document.documentType,
    document_number: cleanDocumentNumber(document.documentNumber),
    document_expiry: document.expiryDate,
  })
}

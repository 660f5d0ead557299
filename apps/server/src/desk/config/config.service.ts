import type { ConfigChange } from '@foyer/domain/config/diff-configs.ts'
import { diffEffectiveConfigs } from '@foyer/domain/config/diff-effective-configs.ts'
import { toEditableConfig, withEditableConfig } from '@foyer/domain/config/editable-config.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { ConfigIssue } from '@foyer/domain/config/parse-hotel-config.ts'
import { restoreSecrets } from '@foyer/domain/config/secrets.ts'
import { raisesOwnLimit } from '@foyer/domain/folio/correction-limit.ts'
import { folioSchema } from '@foyer/domain/folio/folio-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { AuditAction } from '@foyer/domain/staff/audit-actions.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import { lockConfig } from '../../access/site/config.store.ts'
import { checkForHotel, publishConfig, readCurrentConfig } from '../../access/site/publish-config.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { type KeptRooms, keepAddedRooms } from './keep-added-rooms.ts'
import { readBefore, readPublication, readPublications, readUndoable } from './publication.store.ts'

/**
 * One hotel's configuration and who is changing it: a member of staff or, if unset, the operator.
 */
export interface ConfigContext {
  readonly tx: HotelTransaction
  readonly hotelId: number
  readonly member?: { readonly id: string; readonly name: string; readonly role: Role } | undefined
}

export interface Preview {
  readonly version: number
  readonly issues: readonly ConfigIssue[]
  readonly changes: readonly ConfigChange[]
}

export interface Published {
  /** The version that is now in effect. */
  readonly version: number
  /** False if the document was unchanged and nothing was published. */
  readonly isNew: boolean
  readonly changes: readonly ConfigChange[]
}

/** An earlier document that is in effect again. */
interface Restored extends Published {
  readonly kept: KeptRooms
}

export interface PastPublication {
  readonly version: number
  readonly at: Date
  readonly by: string | null
  readonly restores: number | null
  readonly undoes: number | null
  readonly changes: readonly ConfigChange[]
}

/** Checks a document without publishing it: returns its issues and what it would change. */
export async function previewConfig({ tx, hotelId }: ConfigContext, document: HotelConfigInput): Promise<Preview> {
  const current = await readCurrentConfig(tx, hotelId)
  const wanted = restoreSecrets(document, current.document.secrets)
  const checked = await checkForHotel(tx, current, wanted)
  const issues = checked.ok ? [] : checked.issues
  const changes = diffEffectiveConfigs(current.document, checked.ok ? checked.document : wanted)
  return { version: current.version, issues, changes }
}

/**
 * `base` is the version that the document was made from; a newer publication is never overwritten.
 */
export async function publishDocument(
  at: ConfigContext,
  document: HotelConfigInput,
  { base }: { readonly base?: number | undefined } = {},
): Promise<Published> {
  await lockConfig(at.tx, at.hotelId)
  if (base !== undefined) await assertNewestSeen(at, base)
  const { document: known } = await readCurrentConfig(at.tx, at.hotelId)
  return publishAndRecord(at, restoreSecrets(document, known.secrets), { action: 'configPublished' })
}

/** Rejects an undo or restore if a newer version exists that the caller hasn't seen. */
export async function assertNewestSeen({ tx, hotelId }: ConfigContext, base: number): Promise<void> {
  await lockConfig(tx, hotelId)
  const { version } = await readCurrentConfig(tx, hotelId)
  if (base !== version) throw new Problem('configChanged', `version ${version} is newer`)
}

/**
 * Undoes the newest publication that hasn't been undone yet; calling it again undoes the one
 * before.
 */
export async function undoConfig(at: ConfigContext): Promise<Restored & { readonly undid: number }> {
  await lockConfig(at.tx, at.hotelId)
  const last = await readUndoable(at.tx)
  const before = last && (await readBefore(at.tx, last.version))
  if (!last || !before) throw new Problem('notFound', 'there is nothing to undo')
  const marks = { undoes: last.version, restores: before.version }
  const { document, kept } = await buildRestored(at, before.document)
  const done = await publishAndRecord(at, document, { action: 'configUndone', ...marks })
  if (!done.isNew && at.member) throw new Problem('mayNot', 'only the server operator can undo this')
  return { ...done, kept, undid: last.version }
}

/** Restores the hotel's configuration from an earlier publication. */
export async function restoreConfig(at: ConfigContext, version: number): Promise<Restored> {
  await lockConfig(at.tx, at.hotelId)
  const past = await readPublishedDocument(at, version)
  const { document, kept } = await buildRestored(at, past)
  return { ...(await publishAndRecord(at, document, { action: 'configRestored', restores: version })), kept }
}

/** What an earlier document becomes when it is published again now. */
async function buildRestored(at: ConfigContext, past: HotelConfigInput) {
  return keepAddedRooms(at.tx, at.hotelId, await restrictToHotelPart(at, past))
}

/**
 * Hotel staff restore only the part that hotels may change; addresses, gateway and the rest keep
 * the operator's current values.
 */
async function restrictToHotelPart(
  { tx, hotelId, member }: ConfigContext,
  past: HotelConfigInput,
): Promise<HotelConfigInput> {
  if (!member) return past
  const { document } = await readCurrentConfig(tx, hotelId)
  return withEditableConfig(document, { ...toEditableConfig(past), secrets: past.secrets ?? {} })
}

export async function readPublishedDocument({ tx }: ConfigContext, version: number): Promise<HotelConfigInput> {
  const past = await readPublication(tx, version)
  if (!past) throw new Problem('notFound', `there is no version ${version}`)
  return past.document
}

/** Returns the latest publications, newest first, each with its changes. */
export async function listConfigHistory({ tx }: ConfigContext): Promise<PastPublication[]> {
  const rows = await readPublications(tx)
  return rows.map(({ version, published_at, published_by, restores, undoes, document }, at) => {
    const before = rows[at + 1]
    const changes = before ? diffEffectiveConfigs(before.document, document) : []
    return { version, at: published_at, by: published_by, restores, undoes, changes }
  })
}

interface ConfigAction {
  readonly action: AuditAction
  readonly restores?: number
  readonly undoes?: number
}

/** The log gets paths but no values, because many people read it. */
const MAX_PATHS = 12

async function publishAndRecord(at: ConfigContext, document: HotelConfigInput, deed: ConfigAction): Promise<Published> {
  const { tx, hotelId, member } = at
  const { action, ...marks } = deed
  const before = await readCurrentConfig(tx, hotelId)
  assertOwnLimitNotRaised(at, before.document, document)
  const version = await publishConfig(tx, hotelId, document, { by: member?.name, ...marks })
  if (version === before.version) return { version, isNew: false, changes: [] }
  const changes = diffEffectiveConfigs(before.document, (await readCurrentConfig(tx, hotelId)).document)
  const places = changes.slice(0, MAX_PATHS).map(({ path }) => path)
  const details = {
    changed: [...places, ...(changes.length > MAX_PATHS ? ['…'] : [])].join(', '),
    ...(marks.restores !== undefined && { restores: String(marks.restores) }),
    ...(member ? {} : { from: 'command' }),
  }
  await writeAudit(tx, { hotelId, member }, { action, subject: `version ${version}`, details })
  return { version, isNew: true, changes }
}

/** A limit that its own members can raise would be none. This counts for undoing and restoring too. */
function assertOwnLimitNotRaised({ member }: ConfigContext, before: HotelConfigInput, after: HotelConfigInput): void {
  const [old, next] = [before, after].map(({ folio }) => folioSchema.safeParse(folio ?? {}))
  // Publishing reports what is wrong with a document.
  if (!(member && old?.success && next?.success)) return
  if (raisesOwnLimit(member.role, old.data.correctionLimits, next.data.correctionLimits))
    throw new Problem('mayNot', 'only another role can raise this limit')
}

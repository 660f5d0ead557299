import { type HotelSystemConfig, hotelSystemSchema } from '@foyer/domain/config/hotel-system.ts'
import { connectedKinds, getSystemKind } from '@foyer/domain/config/hotel-system-kinds.ts'
import { formatUndelivered } from '@foyer/domain/reservation/undelivered-reason.ts'
import { type Actor, writeAudit } from '../../access/audit/audit.ts'
import { lockConfig } from '../../access/site/config.store.ts'
import { publishConfig, readCurrentConfig } from '../../access/site/publish-config.ts'
import { HOTEL_SYSTEM_ENDPOINT } from '../../book/hotel-system/publish-event.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { rejectWaiting } from '../../platform/outbox/outbox.store.ts'
import { listSecretFields } from './draft-secrets.ts'
import { clearFeed } from './hotel-system.store.ts'
import type { SystemInput } from './system-arguments.ts'
import { toSystemSettings } from './to-system-config.ts'

interface ConnectionSettings {
  readonly system: SystemInput
  /** By their names in the document. */
  readonly secrets: Readonly<Record<string, string | undefined>>
}

interface Connected {
  /** Deliveries to the system before that are left to a person. */
  readonly undelivered: number
}

/**
 * Connects a hotel to its system, or disconnects it. Its reservations stay, and what was not
 * delivered stays for a person. Secrets stay only with a system.
 */
export async function setHotelSystem(
  tx: HotelTransaction,
  { hotelId, member }: Actor,
  { system, secrets: given }: ConnectionSettings,
): Promise<Connected> {
  await lockConfig(tx, hotelId)
  const { document } = await readCurrentConfig(tx, hotelId)
  const before = document.hotel_system ?? { kind: 'embedded' }
  const after = mergeSettings(before, system)
  const isSame = getSource(before) === getSource(after) && hasSameIdentity(after, document.secrets ?? {}, given)
  await publishConfig(
    tx,
    hotelId,
    {
      ...document,
      hotel_system: after,
      secrets: { ...withoutSystemSecrets(document.secrets ?? {}), ...given },
    },
    { by: member?.name },
  )
  // What was read of one system says nothing about another one, and names may be mapped otherwise now.
  if (system.kind !== 'embedded' && !(isSame && hasSameNames(before, after))) await clearFeed(tx)
  const undelivered = isSame ? 0 : await rejectWaiting(tx, HOTEL_SYSTEM_ENDPOINT, formatUndelivered('disconnected'))
  const host = getHost(system)
  const action = system.kind === 'embedded' ? 'hotelSystemRemoved' : 'hotelSystemSet'
  const details = { ...(host && { host }), ...(undelivered > 0 && { undelivered: String(undelivered) }) }
  await writeAudit(tx, { hotelId, member }, { action, details })
  return { undelivered }
}

const systemSecrets: readonly string[] = connectedKinds.flatMap((kind) => listSecretFields(kind).map(({ key }) => key))

function withoutSystemSecrets(secrets: Readonly<Record<string, string | undefined>>) {
  const isOther = (name: string) => name !== 'hotel_system' && !systemSecrets.includes(name)
  return Object.fromEntries(Object.entries(secrets).filter(([name]) => isOther(name)))
}

/** What is not given again stays; but names of another property's rooms mean nothing here. */
export function mergeSettings(before: SystemInput, system: SystemInput): SystemInput {
  if (system.kind === 'embedded' || before.kind === 'embedded' || before.kind !== system.kind) return system
  const {
    url: _,
    identity: _identity,
    mapping = {},
    charges,
    ...others
  } = { identity: undefined, ...before } as Settings
  const { rooms: _rooms, roomTypes: _roomTypes, rates: _rates, ...otherNames } = mapping
  const after = { ...others, ...system } as SystemInput
  const names = getSource(before) === getSource(after) ? mapping : otherNames
  const { charges: given } = system as Settings
  return {
    ...others,
    ...(Object.keys(names).length > 0 && { mapping: names }),
    ...((charges || given) && { charges: { ...charges, ...given } }),
    ...omitCharges(system),
  } as SystemInput
}

/** What every kind of system may have. */
interface Settings {
  readonly url?: string
  readonly identity?: string
  readonly mapping?: Readonly<Record<string, unknown>>
  readonly charges?: object
}

function omitCharges(system: SystemInput): object {
  const { charges: _, ...others } = system as Settings
  return others
}

/** A secret that names the hotel: with another one it is another hotel. */
function hasSameIdentity({ kind }: SystemInput, before: Secrets, after: Secrets): boolean {
  if (kind === 'embedded') return true
  return listSecretFields(kind)
    .filter(({ identifies }) => identifies)
    .every(({ key }) => before[key] === after[key])
}

type Secrets = Readonly<Record<string, string | undefined>>

/** With the defaults filled in. */
function complete(system: SystemInput): HotelSystemConfig | undefined {
  const parsed = hotelSystemSchema.safeParse(system)
  return parsed.success ? parsed.data : undefined
}

function getHost(system: SystemInput): string | undefined {
  const completed = complete(system)
  return completed && completed.kind !== 'embedded' ? new URL(completed.url).host : undefined
}

/** Which system it is, whatever the credentials. Our own protocol may move to another address. */
export function getSource(system: SystemInput): string {
  if (system.kind === 'embedded' || system.kind === 'http') return system.kind
  const { values } = toSystemSettings(system)
  const named = getSystemKind(system.kind).fields.filter(({ identifies }) => identifies)
  return JSON.stringify([system.kind, getHost(system), ...named.map(({ name }) => values[name])])
}

const hasSameNames = (before: SystemInput, system: SystemInput): boolean =>
  JSON.stringify(getNames(before)) === JSON.stringify(getNames(system))

function getNames(system: SystemInput): object {
  const { rooms = {}, roomTypes = {} } = ('mapping' in system && system.mapping) || {}
  return [rooms, roomTypes].map((names) => Object.entries(names).toSorted())
}

import { writeAudit } from '../../access/audit/audit.ts'
import { publishConfig, readCurrentConfig } from '../../access/site/publish-config.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { clearFeed } from './hotel-system.store.ts'
import type { SystemInput } from './system-arguments.ts'

interface ConnectionSettings {
  readonly system: SystemInput
  readonly secret: string | undefined
  /** Of systems that identify Foyer as well. */
  readonly clientSecret?: string | undefined
}

/** Connects a hotel to its system, or disconnects it. The secret stays only with a system. */
export async function setHotelSystem(
  db: Database,
  hotelId: number,
  { system, secret, clientSecret }: ConnectionSettings,
): Promise<void> {
  await db.inHotel(hotelId, async (tx) => {
    const { document } = await readCurrentConfig(tx, hotelId)
    const { hotel_system: _, hotel_system_client: _client, ...secrets } = document.secrets ?? {}
    const before = document.hotel_system ?? { kind: 'embedded' }
    const isEmbedded = system.kind === 'embedded'
    const page = before.kind === system.kind && before.kind !== 'embedded' ? before.page : undefined
    await publishConfig(tx, hotelId, {
      ...document,
      hotel_system: isEmbedded ? system : { ...keepSettings(before, system), ...(page && { page }) },
      secrets: {
        ...secrets,
        ...(!isEmbedded && secret && { hotel_system: secret }),
        ...(!isEmbedded && clientSecret && { hotel_system_client: clientSecret }),
      },
    })
    // What was read of one system says nothing about another one.
    const isSameToken = system.kind !== 'mews' || secret === document.secrets?.hotel_system
    if (!isEmbedded && !(isSameToken && getSource(before) === getSource(system))) await clearFeed(tx)
    const { host } = getAddress(system) ?? {}
    await writeAudit(tx, { hotelId }, { action: 'hotelSystemSet', ...(host && { details: { host } }) })
  })
}

/** New tokens do not change what the hotel has mapped. */
const keepSettings = (before: SystemInput, system: SystemInput): SystemInput =>
  before.kind === 'mews' && system.kind === 'mews' ? { ...before, ...system } : system

const defaultUrls = { apaleo: 'https://api.apaleo.com', mews: 'https://api.mews.com' } as const

const getAddress = (system: SystemInput): URL | undefined =>
  system.kind === 'embedded'
    ? undefined
    : new URL(system.kind === 'http' ? system.url : (system.url ?? defaultUrls[system.kind]))

/** Our own protocol may move to another address. The hotel of Mews is known by its token only. */
function getSource(system: SystemInput): string {
  if (system.kind === 'apaleo') return `apaleo ${getAddress(system)?.host} ${system.property}`
  return system.kind === 'mews' ? `mews ${getAddress(system)?.host} ${system.service ?? ''}` : 'http'
}

import { writeAudit } from '../../access/audit/audit.ts'
import { publishConfig, readCurrentConfig } from '../../access/site/publish-config.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { clearFeed } from './hotel-system.store.ts'
import type { SystemInput } from './system-arguments.ts'

interface ConnectionSettings {
  readonly system: SystemInput
  readonly secret: string | undefined
}

/** Connects a hotel to its system, or disconnects it. The secret stays only with a system. */
export async function setHotelSystem(
  db: Database,
  hotelId: number,
  { system, secret }: ConnectionSettings,
): Promise<void> {
  await db.inHotel(hotelId, async (tx) => {
    const { document } = await readCurrentConfig(tx, hotelId)
    const { hotel_system: _, ...secrets } = document.secrets ?? {}
    const before = document.hotel_system ?? { kind: 'embedded' }
    const isEmbedded = system.kind === 'embedded'
    const page = before.kind === system.kind && before.kind !== 'embedded' ? before.page : undefined
    await publishConfig(tx, hotelId, {
      ...document,
      hotel_system: isEmbedded ? system : { ...system, ...(page && { page }) },
      secrets: { ...secrets, ...(!isEmbedded && secret && { hotel_system: secret }) },
    })
    // What was read of one system says nothing about another one.
    if (!isEmbedded && getSource(before) !== getSource(system)) await clearFeed(tx)
    const { host } = getAddress(system) ?? {}
    await writeAudit(tx, { hotelId }, { action: 'hotelSystemSet', ...(host && { details: { host } }) })
  })
}

const APALEO_URL = 'https://api.apaleo.com'

const getAddress = (system: SystemInput): URL | undefined =>
  system.kind === 'embedded' ? undefined : new URL(system.url ?? APALEO_URL)

/** Our own protocol may move to another address. */
const getSource = (system: SystemInput): string =>
  system.kind === 'apaleo' ? `apaleo ${getAddress(system)?.host} ${system.property}` : 'http'

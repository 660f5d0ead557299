import { Problem } from '@foyer/domain/problem/problem.ts'
import { countWrongCode } from '../../platform/attempts/attempts.store.ts'
import { getNetwork } from '../../platform/attempts/get-network.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { listHotelsOfHub } from './hub.store.ts'

/** A hub with an old code asks once a minute, and shares its hotel's address with others. */
const GUESS_LIMIT = { tries: 10, minutes: 1 }

/** Finds the hotels of a hub by its pairing code; rate-limits clients that guess codes. */
export async function provePairing(db: Database, pairing: string, ip: string): Promise<number[]> {
  const hotels = await listHotelsOfHub(db.directory, pairing)
  if (hotels.length > 0) return hotels
  await countWrongCode(db.directory, { kind: 'hub', caller: getNetwork(ip) }, GUESS_LIMIT)
  throw new Problem('pairingNotFound', 'no hub is paired with this code')
}

import { join } from 'node:path'
import { hubIdOf, type Trust } from './open-order.ts'

/** Where the orders of this hub are kept, whom it believes and whom it tells. */
export interface OrderHome {
  /** A folder for each hub: another pairing is another hub, with orders and outcomes of its own. */
  readonly folder: string
  readonly server: string
  readonly pairing: string
  readonly trust: () => Trust
  readonly now: () => Date
}

/** The hub's settings. */
interface HomeSettings {
  /** The folder of everything that this hub must not forget. */
  readonly data: string
  readonly server: string
  readonly pairing: string
}

export function orderHome(
  { data, server, pairing }: HomeSettings,
  paired: () => Partial<Pick<Trust, 'grantKey' | 'hotels'>> | undefined,
): OrderHome {
  const hub = hubIdOf(pairing)
  return {
    folder: join(data, hub.slice(0, 16)),
    server,
    pairing,
    trust: () => ({ hub, grantKey: paired()?.grantKey, hotels: paired()?.hotels }),
    now: () => new Date(),
  }
}

import { join } from 'node:path'
import { hubIdOf, type Trust } from './open-order.ts'

/** Where this hub stores its orders, whom it trusts and where it reports. */
export interface OrderHome {
  /** One folder per hub: another pairing is another hub, with separate orders and outcomes. */
  readonly folder: string
  readonly server: string
  readonly pairing: string
  readonly trust: () => Trust
  readonly now: () => Date
}

/** The relevant settings of the hub. */
interface HomeSettings {
  /** Folder of the hub's durable data. */
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

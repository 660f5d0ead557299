import { join } from 'node:path'
import { computeHubId, type Trust } from './verify-order.ts'

/** Where this hub stores its orders, whom it trusts and where it reports. */
export interface OrderContext {
  /** One folder per hub: another pairing is another hub, with separate orders and outcomes. */
  readonly folder: string
  readonly server: string
  readonly pairing: string
  readonly trust: () => Trust
  readonly now: () => Date
}

/** The relevant settings of the hub. */
interface OrderSettings {
  /** Folder of the hub's durable data. */
  readonly data: string
  readonly server: string
  readonly pairing: string
}

export function createOrderContext(
  { data, server, pairing }: OrderSettings,
  paired: () => Partial<Pick<Trust, 'grantKey' | 'hotels'>> | undefined,
): OrderContext {
  const hub = computeHubId(pairing)
  return {
    folder: join(data, hub.slice(0, 16)),
    server,
    pairing,
    trust: () => ({ hub, grantKey: paired()?.grantKey, hotels: paired()?.hotels }),
    now: () => new Date(),
  }
}

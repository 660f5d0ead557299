import { join } from 'node:path'
import type { Paired } from '../pairing.ts'
import { type Settings, StartProblem } from '../settings.ts'
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

export function orderHome(
  { data, server, pairing }: Pick<Settings, 'data' | 'server' | 'pairing'>,
  paired: () => Paired | undefined,
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

/** A hub that cannot remember does not start. */
export function remembering<Kept>({ data }: Pick<Settings, 'data'>, open: () => Kept): Kept {
  try {
    return open()
  } catch (cause) {
    throw new StartProblem(`The folder HUB_DATA=${data} cannot be read and written: ${cause}`, { cause })
  }
}

import type { HotelSystemConfig } from '@foyer/domain/config/hotel-system.ts'
import { createApaleoAccounts } from './apaleo/apaleo-accounts.ts'
import { createApaleoHotelSystem } from './apaleo/apaleo-hotel-system.ts'
import { createClientCache } from './client-cache.ts'
import { type CountForAll, countForNone } from './count-for-all.ts'
import type { ChooseHotelSystem, HotelSystem } from './hotel-system.ts'
import { mapNames } from './map-names.ts'
import { MewsClient, type MewsSettings } from './mews/mews-client.ts'
import { createMewsHotelSystem } from './mews/mews-hotel-system.ts'
import { createHttpHotelSystem } from './own-protocol/http-hotel-system.ts'

type Connected = Exclude<HotelSystemConfig, { kind: 'embedded' }>

type Adapters = {
  readonly [Kind in Connected['kind']]: (
    config: Extract<Connected, { kind: Kind }>,
    secret: string,
    clientSecret: string,
  ) => HotelSystem
}

/** One line per kind of system. */
function createAdapters(now: () => number, countForAll: CountForAll): Adapters {
  const account = createApaleoAccounts(now, countForAll)
  const client = createClientCache((settings: MewsSettings) => new MewsClient(settings, now, countForAll))
  return {
    http: ({ url }, secret) => createHttpHotelSystem({ url, secret }),
    apaleo: (config, secret) => mapNames(createApaleoHotelSystem(config, secret, { account, now }), config.mapping),
    mews: (config, accessToken, clientToken) =>
      mapNames(
        createMewsHotelSystem(config, client({ url: config.url, clientToken, accessToken }), { accessToken, now }),
        config.mapping,
      ),
  }
}

/** A configuration without the secret is never published; see config-faults. */
export function chooseHotelSystem(now = () => Date.now(), countForAll = countForNone): ChooseHotelSystem {
  const adapters = createAdapters(now, countForAll)
  return ({ hotel_system: config, secrets }) => {
    if (config.kind === 'embedded' || !secrets.hotel_system) return undefined
    const create = adapters[config.kind] as (config: Connected, ...secrets: string[]) => HotelSystem
    return create(config, secrets.hotel_system, secrets.hotel_system_client ?? '')
  }
}

import { cityTaxSources, type HotelSystemConfig, readyStates, type SystemMapping } from './hotel-system.ts'

/** Lists that come from a system. */
export const systemChoiceNames = ['properties', 'rooms', 'roomTypes', 'services', 'ways', 'taxes', 'rates'] as const
export type SystemChoiceName = (typeof systemChoiceNames)[number]

export type SystemMappingName = keyof SystemMapping
export const systemMappingNames = [
  'roomTypes',
  'rooms',
  'extras',
  'ways',
  'taxes',
  'rates',
] as const satisfies readonly [SystemMappingName, ...SystemMappingName[]]

/** What ours are mapped to. */
export const mappingChoices: Readonly<Record<SystemMappingName, SystemChoiceName>> = {
  rooms: 'rooms',
  roomTypes: 'roomTypes',
  extras: 'services',
  ways: 'ways',
  taxes: 'taxes',
  rates: 'rates',
}

interface SystemField {
  /** Wordings are the labels `hotelSystem.field.<name>`. */
  readonly name: string
  /** Its place in the configuration document. One in `secrets` is never shown again. */
  readonly at: readonly ['hotel_system' | 'secrets', ...string[]]
  /** Chosen from a list that the system gives once its credentials are accepted. */
  readonly choices?: SystemChoiceName
  /** Chosen from these. Wordings are the labels `systemSetup.option.<name>.<option>`. */
  readonly options?: readonly string[]
  /** Used until one is chosen, where nothing can be read without a value. */
  readonly unchosen?: string
  /** The value of a system that is connected without one. */
  readonly initial?: string
  /** Another value is another system, whatever the credentials. */
  readonly identifies?: true
}

interface SystemKind {
  /** Its address is a choice, and no page may choose an address that we fetch. */
  readonly isConnectedByOperator?: true
  readonly fields: readonly SystemField[]
  /** What can be mapped. Each is optional: what is not mapped has the same name there. */
  readonly mappings: readonly SystemMappingName[]
}

export type ConnectedKind = Exclude<HotelSystemConfig['kind'], 'embedded'>

/** What each kind of system asks for. Wordings are the labels `hotelSystem.kind.<kind>`. */
export const systemKinds = {
  apaleo: {
    fields: [
      { name: 'client', at: ['hotel_system', 'client'] },
      { name: 'clientSecret', at: ['secrets', 'hotel_system'] },
      { name: 'property', at: ['hotel_system', 'property'], choices: 'properties', unchosen: '-', identifies: true },
      { name: 'service', at: ['hotel_system', 'charges', 'service_type'], choices: 'services', initial: 'Other' },
      { name: 'tax', at: ['hotel_system', 'charges', 'vat_type'], choices: 'taxes', initial: 'Normal' },
    ],
    mappings: ['roomTypes', 'rooms', 'extras', 'ways', 'taxes', 'rates'],
  },
  mews: {
    fields: [
      { name: 'clientToken', at: ['secrets', 'hotel_system_client'] },
      { name: 'accessToken', at: ['secrets', 'hotel_system'], identifies: true },
      { name: 'staysService', at: ['hotel_system', 'service'], choices: 'properties', identifies: true },
      { name: 'ready', at: ['hotel_system', 'ready'], options: readyStates, initial: 'Inspected' },
      { name: 'productService', at: ['hotel_system', 'charges', 'service'], choices: 'services' },
      { name: 'tax', at: ['hotel_system', 'charges', 'tax'], choices: 'taxes' },
      { name: 'walkInRate', at: ['hotel_system', 'charges', 'rate'], choices: 'rates' },
      { name: 'nightTax', at: ['hotel_system', 'charges', 'night_tax'], choices: 'taxes' },
      { name: 'cityTax', at: ['hotel_system', 'charges', 'city_tax'], options: cityTaxSources, initial: 'foyer' },
    ],
    mappings: ['roomTypes', 'rooms', 'ways', 'taxes'],
  },
  http: { isConnectedByOperator: true, fields: [], mappings: [] },
} as const satisfies Record<ConnectedKind, SystemKind>

export const connectedKinds = Object.keys(systemKinds) as [ConnectedKind, ...ConnectedKind[]]

export function getSystemKind(kind: ConnectedKind): SystemKind {
  return systemKinds[kind]
}

export type SystemFieldName = (typeof systemKinds)[ConnectedKind]['fields'][number]['name']

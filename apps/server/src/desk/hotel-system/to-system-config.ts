import type { SystemMappingInput } from '@foyer/contract/staff/system-setup.ts'
import type { CityTaxSource } from '@foyer/domain/config/hotel-system.ts'
import { type ConnectedKind, getSystemKind } from '@foyer/domain/config/hotel-system-kinds.ts'
import type { SystemInput } from './system-arguments.ts'

/** What staff have filled in, by the names of the kind's fields. */
export interface SystemSettings {
  readonly kind: ConnectedKind
  readonly values: Readonly<Record<string, string>>
  readonly mapping: SystemMappingInput
}

/** Where a system is reached, for each kind: decided by the operator and never by a page. */
export type SystemAddresses = Partial<Readonly<Record<ConnectedKind, Readonly<Record<string, string>>>>>

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function setAt(fields: Fields, [first, ...rest]: readonly string[], value: string): void {
  if (first === undefined) return
  if (rest.length === 0) {
    fields[first] = value
    return
  }
  const inside = fields[first]
  const next: Fields = isFields(inside) ? { ...inside } : {}
  fields[first] = next
  setAt(next, rest, value)
}

const getAt = (fields: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inside, name) => (isFields(inside) ? inside[name] : undefined), fields)

/** Unchecked: the configuration's schema says what is wrong with it. */
export function toSystemConfig({ kind, values, mapping }: SystemSettings, address: object = {}): SystemInput {
  const { fields, mappings } = getSystemKind(kind)
  const document: Fields = { hotel_system: { kind, ...address, ...(mappings.length > 0 && { mapping }) } }
  for (const { name, at } of fields) {
    const value = values[name]
    if (at[0] === 'hotel_system' && value) setAt(document, at, value)
  }
  return document['hotel_system'] as SystemInput
}

/** Undefined for a system that leaves no choice. */
export const getCityTaxSource = (system: SystemInput): CityTaxSource | undefined =>
  system.kind === 'mews' ? (system.charges?.city_tax ?? 'foyer') : undefined

/** Where a connected system is reached. */
export function pickAddress(system: SystemInput): object {
  const { url, identity } = system as Readonly<Record<string, unknown>>
  return { ...(url !== undefined && { url }), ...(identity !== undefined && { identity }) }
}

/** The same the other way, for a connection that is to be changed. */
export function toSystemSettings(system: Exclude<SystemInput, { kind: 'embedded' }>): SystemSettings {
  const { fields } = getSystemKind(system.kind)
  const values = fields.flatMap(({ name, at }) => {
    const value = at[0] === 'hotel_system' ? getAt({ hotel_system: system }, at) : undefined
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const mapping = getAt(system, ['mapping'])
  return {
    kind: system.kind,
    values: Object.fromEntries(values),
    mapping: isFields(mapping) ? (mapping as SystemMappingInput) : {},
  }
}

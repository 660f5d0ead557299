import type { Extra } from '../extras/extra.ts'
import { type ConfiguredField, isGuestFieldName, searchFieldNames } from '../fields/field.ts'
import type { FieldArrayName } from '../fields/field-arrays.ts'
import type { FolioConfig } from '../folio/folio-config.ts'
import type { Upgrade } from '../upgrade/upgrade.ts'
import type { Fleet } from '../upsell/fleet.ts'
import type { Voucher } from '../voucher/voucher.ts'
import { findWalkInFaults, type WalkInConfig } from '../walk-in/walk-in-config.ts'
import type { Asset } from './assets.ts'
import type { GatewayConfig } from './gateway.ts'
import type { HotelSystemConfig } from './hotel-system.ts'
import type { ScreenConfig } from './screen-config.ts'

type Fault = {
  readonly code: 'custom'
  readonly path: (string | number)[]
  readonly message: string
  readonly input: unknown
}

interface Checked {
  readonly languages: readonly string[]
  readonly apps: Readonly<Record<string, unknown>>
  readonly screens: readonly ScreenConfig[]
  readonly extras: readonly Extra[]
  readonly upgrades: readonly Upgrade[]
  readonly fleet: Fleet
  readonly vouchers: readonly Voucher[]
  readonly roomTypes?: readonly { readonly id: string }[] | undefined
  readonly hotel_system: HotelSystemConfig
  readonly walkIn: WalkInConfig
  readonly folio: FolioConfig
  readonly gateway: GatewayConfig
  readonly secrets: {
    readonly hotel_system?: string | undefined
    readonly hotel_system_client?: string | undefined
    readonly gateway?: string | undefined
  }
}

/** A consent above a signature may have any name; all other arrays must use known field names. */
const isKnownField: Record<FieldArrayName, (name: string) => boolean> = {
  search: (name) => searchFieldNames.some((known) => known === name),
  document: isGuestFieldName,
  mainGuest: isGuestFieldName,
  otherGuest: isGuestFieldName,
  checks: () => true,
}

const fault = (path: (string | number)[], message: string, input: unknown): Fault => ({
  code: 'custom',
  path,
  message,
  input,
})

/** Finds faults that no single value shows, where parts of the document contradict each other. */
export function findConfigFaults(checked: Checked): Fault[] {
  const { languages, apps, screens, hotel_system, gateway, secrets, walkIn, folio } = checked
  return [
    ...findOfferFaults(checked),
    ...findDuplicates(languages).map((at) => fault(['languages', at], 'listed twice', languages[at])),
    ...(Object.keys(apps).length === 0 ? [fault(['apps'], 'at least one app is needed', apps)] : []),
    ...findDuplicates(screens.map(({ process, name }) => `${process} ${name}`)).map((at) =>
      fault(['screens', at, 'name'], 'this screen is already in the process', screens[at]?.name),
    ),
    ...findDuplicates(screens.map(({ process, order }) => `${process} ${order}`)).map((at) =>
      fault(['screens', at, 'order'], 'another screen of the process has this order', screens[at]?.order),
    ),
    ...screens.flatMap(({ assets }, screen) =>
      assets.flatMap((asset, at) => findFieldFaults(asset, ['screens', screen, 'assets', at, 'fields'])),
    ),
    ...findWalkInFaults(walkIn).map(({ path, message }) => fault(['walkIn', ...path], message, undefined)),
    ...findDuplicates(folio.services.map(({ id }) => id)).map((at) =>
      fault(['folio', 'services', at, 'id'], 'another service has this id', folio.services[at]?.id),
    ),
    ...(hotel_system.kind === 'embedded' || secrets.hotel_system
      ? []
      : [fault(['secrets', 'hotel_system'], 'the hotel’s system needs a secret of 16 letters or more', undefined)]),
    ...(hotel_system.kind !== 'mews' || secrets.hotel_system_client
      ? []
      : [fault(['secrets', 'hotel_system_client'], 'Mews needs the client token as well', undefined)]),
    ...(gateway.kind === 'none' || secrets.gateway
      ? []
      : [fault(['secrets', 'gateway'], 'the payment gateway needs the secret that you share with it', undefined)]),
  ]
}

/** Checks offers: ids must be unique and room types must exist. */
function findOfferFaults({ extras, upgrades, fleet, vouchers, roomTypes }: Checked): Fault[] {
  const isKnown = (type: string) => !roomTypes || roomTypes.some(({ id }) => id === type)
  const unknown = (types: readonly string[], path: (string | number)[]) =>
    types.filter((type) => !isKnown(type)).map((type) => fault(path, 'no such type of room', type))
  return [
    ...findDuplicates(extras.map(({ id }) => id)).map((at) =>
      fault(['extras', at, 'id'], 'another extra has this id', extras[at]?.id),
    ),
    ...extras.flatMap(({ products }, at) => unknown(Object.keys(products ?? {}), ['extras', at, 'products'])),
    ...findDuplicates(vouchers.map(({ code }) => code)).map((at) =>
      fault(['vouchers', at, 'code'], 'another voucher has this code', vouchers[at]?.code),
    ),
    ...findDuplicates(upgrades.map(({ id }) => id)).map((at) =>
      fault(['upgrades', at, 'id'], 'another offer has this id', upgrades[at]?.id),
    ),
    ...upgrades.flatMap(({ from, to }, at) => [
      ...unknown(from, ['upgrades', at, 'from']),
      ...unknown([to], ['upgrades', at, 'to']),
    ]),
    ...(['plate', 'space'] as const).flatMap((key) =>
      findDuplicates(fleet.vehicles.map((vehicle) => vehicle[key])).map((at) =>
        fault(['fleet', 'vehicles', at, key], `another vehicle has this ${key}`, fleet.vehicles[at]?.[key]),
      ),
    ),
    ...unknown(Object.keys(fleet.deposits), ['fleet', 'deposits']),
    ...fleet.upsells.flatMap(({ from, to }, at) => unknown([...from, to], ['fleet', 'upsells', at])),
  ]
}

function findFieldFaults(asset: Asset, path: (string | number)[]): Fault[] {
  if (asset.type !== 'FieldArray') return []
  const { name: array, fields } = asset
  return [
    ...findDuplicates(fields.map(({ name }) => name)).map((at) =>
      fault([...path, at, 'name'], 'this field is already in the array', fields[at]?.name),
    ),
    ...fields.flatMap((field, at) => [
      ...(isKnownField[array](field.name) ? [] : [fault([...path, at, 'name'], `no field of ${array}`, field.name)]),
      ...(lacksSource(field) ? [fault([...path, at, 'select_source'], 'a select needs a source', undefined)] : []),
    ]),
  ]
}

const lacksSource = (field: ConfiguredField) => field.type === 'select' && field.select_source === undefined

function findDuplicates(values: readonly string[]): number[] {
  return values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []))
}

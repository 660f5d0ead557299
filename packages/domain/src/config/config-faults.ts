import { type ConfiguredField, isGuestFieldName, searchFieldNames } from '../fields/field.ts'
import type { Asset, FieldArrayName } from './assets.ts'
import type { HotelSystemConfig } from './hotel-system.ts'
import type { ScreenConfig } from './screen-config.ts'
import { type WalkInConfig, walkInFaults } from './walk-in.ts'

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
  readonly hotel_system: HotelSystemConfig
  readonly walkIn: WalkInConfig
  readonly secrets: { readonly hotel_system?: string | undefined }
}

/** A consent above a signature may have any name; the other arrays fill something that we know. */
const knownIn: Record<FieldArrayName, (name: string) => boolean> = {
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

/** What no single value shows: a document whose parts do not fit together. */
export function configFaults({ languages, apps, screens, hotel_system, secrets, walkIn }: Checked): Fault[] {
  return [
    ...repeated(languages).map((at) => fault(['languages', at], 'listed twice', languages[at])),
    ...(Object.keys(apps).length === 0 ? [fault(['apps'], 'at least one app is needed', apps)] : []),
    ...repeated(screens.map(({ process, name }) => `${process} ${name}`)).map((at) =>
      fault(['screens', at, 'name'], 'this screen is already in the process', screens[at]?.name),
    ),
    ...repeated(screens.map(({ process, order }) => `${process} ${order}`)).map((at) =>
      fault(['screens', at, 'order'], 'another screen of the process has this order', screens[at]?.order),
    ),
    ...screens.flatMap(({ assets }, screen) =>
      assets.flatMap((asset, at) => fieldFaults(asset, ['screens', screen, 'assets', at, 'fields'])),
    ),
    ...walkInFaults(walkIn).map(({ path, message }) => fault(['walkIn', ...path], message, undefined)),
    ...(hotel_system.kind === 'embedded' || secrets.hotel_system
      ? []
      : [fault(['secrets', 'hotel_system'], 'the hotel’s system needs a secret of 16 letters or more', undefined)]),
  ]
}

function fieldFaults(asset: Asset, path: (string | number)[]): Fault[] {
  if (asset.type !== 'FieldArray') return []
  const { name: array, fields } = asset
  return [
    ...repeated(fields.map(({ name }) => name)).map((at) =>
      fault([...path, at, 'name'], 'this field is already in the array', fields[at]?.name),
    ),
    ...fields.flatMap((field, at) => [
      ...(knownIn[array](field.name) ? [] : [fault([...path, at, 'name'], `no field of ${array}`, field.name)]),
      ...(lacksSource(field) ? [fault([...path, at, 'select_source'], 'a select needs a source', undefined)] : []),
    ]),
  ]
}

const lacksSource = (field: ConfiguredField) => field.type === 'select' && field.select_source === undefined

function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []))
}

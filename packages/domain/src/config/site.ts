import { withAuthorityFields } from '../authority/authority-fields.ts'
import { authorityPeople } from '../authority/authority-people.ts'
import { toAskingAuthority } from '../authority/to-asking-authority.ts'
import type { Language } from '../basics/language.ts'
import type { Extra } from '../extras/extra.ts'
import { defaultFields } from '../fields/default-fields.ts'
import { type Field, parseField, toField } from '../fields/field.ts'
import { type FieldArrayName, fieldArrayNames } from '../fields/field-arrays.ts'
import type { AskingAuthority } from '../guest/asking-authority.ts'
import { getHandOverTarget } from '../hand-over/hand-over-target.ts'
import { type ChannelTraits, channels, resolveChannel } from '../mode/channels.ts'
import { findAppWith } from '../mode/processes.ts'
import { type ProductTraits, products } from '../mode/products.ts'
import { Problem } from '../problem/problem.ts'
import type { HandOverTarget } from '../proof/transfer-proof.ts'
import type { Flags } from './flags.ts'
import type { PublicConfig } from './hotel-config.ts'
import type { HotelInfo } from './hotel-info.ts'
import { getListedExtras } from './listed-extras.ts'
import { type Policies, toPolicies } from './policies.ts'
import type { Process, ScreenConfig } from './screen-config.ts'
import type { Theme } from './theme.ts'

/** A hotel as one device sees it: resolved once, then read-only. */
export interface Site {
  readonly appKey: string
  readonly process: Process
  readonly device: ChannelTraits
  /** Whether staff have switched this device to tablet mode; `none` if it has no such mode. */
  readonly tabletMode: 'on' | 'off' | 'none'
  /** Where a check-in started here can continue; undefined if nowhere. */
  readonly handsOverTo: HandOverTarget | undefined
  /** The app in which guests start before arrival; undefined if the hotel has none. */
  readonly preCheckinApp: string | undefined
  readonly product: ProductTraits
  readonly languages: readonly Language[]
  /** The screens of this process, in order. */
  readonly screens: readonly ScreenConfig[]
  readonly fields: Readonly<Record<FieldArrayName, readonly Field[]>>
  readonly policies: Policies
  readonly theme: Theme
  readonly labels: PublicConfig['labels']
  readonly legal: PublicConfig['legal']
  readonly hotelInfo: HotelInfo
  readonly pictures: PublicConfig['pictures']
  readonly extras: readonly Extra[]
}

interface SiteOptions {
  readonly config: PublicConfig
  readonly appKey: string
  /** The channel that staff have switched this device to. */
  readonly channelOverride?: string | null
}

export function resolveSite({ config, appKey, channelOverride }: SiteOptions): Site {
  const app = Object.hasOwn(config.apps, appKey) ? config.apps[appKey] : undefined
  if (!app) throw new Problem('notFound', 'no app with this key')
  const flags = applyFlagOverrides(config.flags, app.flags)
  const authority = toAskingAuthority(config.authority.name, products[config.product].isRac)
  const { channel, tabletMode } = resolveChannel(app.channel, channelOverride)
  const screens = config.screens
    .filter((screen) => screen.process === app.process)
    .toSorted((a, b) => a.order - b.order)
  return copyFrozen({
    appKey,
    process: app.process,
    device: channels[channel],
    tabletMode,
    handsOverTo: getHandOverTarget(
      { channel, process: app.process },
      Object.values(config.apps).map((other) => ({
        ...other,
        readsCodes: applyFlagOverrides(config.flags, other.flags).qr_search,
      })),
    ),
    preCheckinApp: findAppWith(config.apps, 'inSeveralHands'),
    product: products[config.product],
    languages: [...new Set([...config.languages, ...flags.extra_languages])],
    screens,
    fields: withAuthorityFields(collectFields(screens), authority),
    policies: withAuthority(toPolicies(flags), authority),
    theme: config.theme,
    labels: config.labels,
    legal: config.legal,
    hotelInfo: config.hotelInfo,
    pictures: config.pictures,
    extras: getListedExtras(config.extras, screens),
  })
}

/** Most authorities want to know about children too. */
function withAuthority(policies: Policies, authority: AskingAuthority | undefined): Policies {
  if (!authority) return policies
  const { guests } = policies
  const childrenListed = guests.childrenListed || authorityPeople[authority.name].listsChildren
  return { ...policies, guests: { ...guests, childrenListed, authority } }
}

function applyFlagOverrides(flags: Flags, changes: PublicConfig['apps'][string]['flags']): Flags {
  const set = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...flags, ...Object.fromEntries(set) }
}

function collectFields(screens: readonly ScreenConfig[]): Record<FieldArrayName, Field[]> {
  const assets = screens.flatMap((screen) => screen.assets)
  const found = fieldArrayNames.map((name) => {
    const configured = assets.find((asset) => asset.type === 'FieldArray' && asset.name === name)
    const fields = configured?.type === 'FieldArray' ? configured.fields : undefined
    return [name, fields ? fields.map(toField) : defaultFields[name].map((field) => parseField(field))]
  })
  return Object.fromEntries(found)
}

/** Copies, so that the configuration itself stays unchanged. */
function copyFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map(copyFrozen)) as Value
  return Object.freeze(
    Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyFrozen(part)])),
  ) as Value
}

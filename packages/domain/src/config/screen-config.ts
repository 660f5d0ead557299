import * as z from 'zod/mini'
import { defaultFields } from '../fields/default-fields.ts'
import type { FieldArrayName } from '../fields/field-arrays.ts'
import { type ConfiguredScreenName, configuredScreens } from '../journey/screens.ts'
import { type ProcessName, processNames } from '../mode/processes.ts'
import { assetSchema } from './assets.ts'

export type Process = ProcessName

const screenNames = Object.keys(configuredScreens) as [ConfiguredScreenName, ...ConfiguredScreenName[]]

export const screenConfigSchema = z.object({
  name: z.enum(screenNames),
  order: z.number(),
  process: z._default(z.enum(processNames), 'check-in'),
  assets: z._default(z.array(assetSchema), []),
})

export type ScreenConfig = z.infer<typeof screenConfigSchema>
type ScreenInput = z.input<typeof screenConfigSchema>

const toFieldArrayAssets = (...names: FieldArrayName[]) =>
  names.map((name) => ({ type: 'FieldArray' as const, name, fields: defaultFields[name] }))

/** Gaps are left for MainInformation (10), RacUpsell (70) and ExtrasScreen (80). */
const screenSequence: readonly Omit<ScreenInput, 'process'>[] = [
  { name: 'SearchReservation', order: 20, assets: toFieldArrayAssets('search') },
  { name: 'YourBookings', order: 30 },
  { name: 'GuestsList', order: 40 },
  { name: 'MrzCapture', order: 50, assets: toFieldArrayAssets('document', 'mainGuest', 'otherGuest') },
  { name: 'SignatureScreen', order: 60, assets: toFieldArrayAssets('checks') },
  { name: 'PaymentResume', order: 90 },
  { name: 'KeyGeneration', order: 100 },
  { name: 'ThanksScreen', order: 110 },
]

/** Pre-check-in issues no key. */
export const defaultScreens: ScreenInput[] = [
  ...screenSequence.map((screen) => ({ ...screen, process: 'check-in' as const })),
  ...screenSequence
    .filter((screen) => screen.name !== 'KeyGeneration')
    .map((screen) => ({ ...screen, process: 'pre-check-in' as const })),
]

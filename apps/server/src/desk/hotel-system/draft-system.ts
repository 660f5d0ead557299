import type { systemCheckOutcomes } from '@foyer/contract/staff/system-setup.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import { getSystemKind } from '@foyer/domain/config/hotel-system-kinds.ts'
import { parseHotelConfig } from '@foyer/domain/config/parse-hotel-config.ts'
import {
  type ChooseHotelSystem,
  CredentialsRefused,
  type HotelSystem,
  NoAnswer,
  RightMissing,
} from '../../outside/hotel-system/hotel-system.ts'
import { toConfigSecrets } from './draft-secrets.ts'
import { type SystemAddresses, type SystemSettings, toSystemConfig } from './to-system-config.ts'

type Outcome = (typeof systemCheckOutcomes)[number]

export interface OpenedDraft extends SystemSettings {
  readonly secrets: Readonly<Record<string, string>>
  readonly revision: number
  readonly address: SystemAddresses[SystemSettings['kind']]
}

/** Opens the system of a draft; undefined while something is missing or has the wrong form. */
export function openDraftSystem(
  systemFor: ChooseHotelSystem,
  draft: OpenedDraft,
  { mayBeUnchosen }: { readonly mayBeUnchosen: boolean },
): HotelSystem | undefined {
  const config = toDraftConfig(draft, mayBeUnchosen)
  return config && systemFor(config)
}

function toDraftConfig(draft: OpenedDraft, mayBeUnchosen: boolean): HotelConfig | undefined {
  const unchosen = getSystemKind(draft.kind).fields.flatMap(({ name, unchosen: stand }) =>
    stand && !draft.values[name] && mayBeUnchosen ? [[name, stand] as const] : [],
  )
  const values = { ...draft.values, ...Object.fromEntries(unchosen) }
  const parsed = parseHotelConfig({
    hotel_system: toSystemConfig({ ...draft, values }, draft.address),
    secrets: toConfigSecrets(draft.kind, draft.secrets),
  })
  return parsed.ok ? parsed.config : undefined
}

export interface Asked<Result> {
  readonly outcome: Outcome
  readonly text?: string
  readonly result?: Result
}

const MAX_TEXT_LENGTH = 300

/** Asks the system, and says in one word why it failed. */
export async function askSystem<Result>(
  system: HotelSystem | undefined,
  ask: (system: HotelSystem) => Promise<Result>,
): Promise<Asked<Result>> {
  if (!system) return { outcome: 'incomplete' }
  try {
    return { outcome: 'accepted', result: await ask(system) }
  } catch (error) {
    if (error instanceof CredentialsRefused) return { outcome: 'refused' }
    const text = error instanceof NoAnswer && error.detail ? { text: error.detail.slice(0, MAX_TEXT_LENGTH) } : {}
    return { outcome: error instanceof RightMissing ? 'rightMissing' : 'noAnswer', ...text }
  }
}

import { type readSystemSetup, type SystemChoiceLists, systemDryRun } from '@foyer/contract/staff/system-setup.ts'
import { type ConnectedKind, getSystemKind } from '@foyer/domain/config/hotel-system-kinds.ts'
import * as z from 'zod/mini'
import type { SystemChoices } from '../../outside/hotel-system/hotel-system.ts'
import type { SystemDraft } from './system-draft.store.ts'

type Values = Readonly<Record<string, string>>
type DraftView = NonNullable<z.output<typeof readSystemSetup.reply>['draft']>

/** What the page may see: secrets only by their names. */
export function toDraftView(draft: SystemDraft, secrets: Values): DraftView {
  const { kind, values, mapping, choices, dryRun, dryRunRevision, revision } = draft
  return {
    kind,
    values: { ...values },
    secretsSet: Object.keys(secrets),
    mapping,
    ...(choices && { choices }),
    ...readDryRun(dryRun),
    isDryRunOld: dryRunRevision !== revision,
  }
}

/** One of an older version of Foyer may say less than the page shows: it has to be run again. */
function readDryRun(stored: unknown): Pick<DraftView, 'dryRun'> {
  const parsed = z.safeParse(systemDryRun, stored)
  return parsed.success ? { dryRun: parsed.data } : {}
}

/** Ignores what the kind does not ask for, its address above all. */
export function pickKnown(kind: ConnectedKind, values: Values): Values {
  const { fields } = getSystemKind(kind)
  const known = fields.filter(({ at }) => at[0] !== 'secrets').map(({ name }) => name)
  return Object.fromEntries(Object.entries(values).filter(([name]) => known.includes(name)))
}

/** Lists that were read with these values can still be chosen from. */
export function isSameLogin(before: Values, after: Values, kind: ConnectedKind): boolean {
  const { fields } = getSystemKind(kind)
  return fields
    .filter(({ at, choices, identifies }) => at[0] !== 'secrets' && (!choices || identifies))
    .every(({ name }) => (before[name] ?? '') === (after[name] ?? ''))
}

export const toLists = (choices: SystemChoices): SystemChoiceLists =>
  Object.fromEntries(
    Object.entries(choices).map(([name, list]) => [name, list.map(({ id, name: text }) => ({ id, name: text }))]),
  )

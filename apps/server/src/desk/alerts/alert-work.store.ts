import { ESCALATION_DELAY_S, urgentKinds } from '@foyer/domain/alert/alert-kinds.ts'
import { alertEndings } from './alert-endings.store.ts'
import { depositAfterCancel } from './end-alerts.store.ts'
import { changedDevice, changedPart } from './watch-devices.store.ts'

const urgent = urgentKinds.map((kind) => `'${kind}'`).join(', ')

/** Only the condition of the alert's own kind is evaluated. */
const isGone = `case alert.kind
  ${Object.entries(alertEndings)
    .flatMap(([kind, { isGone: condition }]) => (condition ? [`when '${kind}' then (${condition})`] : []))
    .join('\n  ')}
  else false end`

/** Rows for which watching the alerts of a hotel changes anything. */
export const alertWork: readonly string[] = [
  `alerts where kind in (${urgent}) and handled_at is null and claimed_at is null and escalated_at is null
    and opened_at < clock_timestamp() - interval '${ESCALATION_DELAY_S} seconds'`,
  `alerts alert where alert.handled_at is null and ${isGone}`,
  depositAfterCancel,
  changedDevice,
  changedPart,
]

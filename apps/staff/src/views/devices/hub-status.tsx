import type { Device } from '@foyer/contract/staff/devices.ts'
import { StateLabel } from '../../parts/state-label.tsx'
import { useNow } from '../../session/use-now.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

/** Whether the hub of this kiosk is connected. */
export function HubStatus({ device: { hub } }: { device: Device }) {
  const { say, span } = useTexts()
  const now = useNow()
  if (!hub) return <StateLabel mark="notAsked">{say('hub.none')}</StateLabel>
  if (hub.connected) return <StateLabel mark="done">{say('hub.connected')}</StateLabel>
  if (!hub.heardAt) return <StateLabel mark="notYet">{say('hub.unused')}</StateLabel>
  return <StateLabel mark="failed">{say('hub.silent', { span: span(hub.heardAt, now) })}</StateLabel>
}

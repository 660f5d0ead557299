import type { Device } from '@foyer/contract/staff/devices.ts'
import { StateWord } from '../../parts/state-word.tsx'
import { useNow } from '../../session/use-now.ts'
import { useWords } from '../../wordings/words-context.tsx'

/** Whether the hub of this kiosk is connected. */
export function HubWord({ device: { hub } }: { device: Device }) {
  const { say, span } = useWords()
  const now = useNow()
  if (!hub) return <StateWord mark="notAsked">{say('hub.none')}</StateWord>
  if (hub.connected) return <StateWord mark="done">{say('hub.connected')}</StateWord>
  if (!hub.heardAt) return <StateWord mark="notYet">{say('hub.unused')}</StateWord>
  return <StateWord mark="failed">{say('hub.silent', { span: span(hub.heardAt, now) })}</StateWord>
}

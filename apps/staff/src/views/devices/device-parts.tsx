import type { SimulatedPart } from '@foyer/contract/messages/device.ts'
import type { Device } from '@foyer/contract/staff/devices.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import type { ReactNode } from 'react'
import { StateLabel } from '../../parts/state-label.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './devices.module.css'

type Parts = NonNullable<Device['parts']>

/** Every other state needs attention. */
const healthyStates: ReadonlySet<string> = new Set(['ready', 'reading', 'stopped'])

/**
 * The state of a device's parts, as its hub reports it. A simulated part that works is shown as
 * simulated, because it prints and cuts nothing.
 */
export function DeviceParts({ parts, version }: { parts: Parts; version: string | undefined }) {
  const { say } = useTexts()
  const { scanner, printer, keyEncoder, simulated = [] } = parts
  const isSimulated = (part: SimulatedPart) => simulated.includes(part)

  function toItem(part: SimulatedPart, state: string, content: ReactNode) {
    const isHealthy = healthyStates.has(state)
    const mark: Mark = !isHealthy ? 'failed' : isSimulated(part) ? 'needsPerson' : 'done'
    return (
      <li key={part}>
        <StateLabel mark={mark}>{isHealthy && isSimulated(part) ? say(`parts.simulated.${part}`) : content}</StateLabel>
      </li>
    )
  }

  return (
    <ul className={styles['parts']} aria-label={say('parts.label')}>
      {scanner && toItem('scanner', scanner.state, say(`parts.scanner.${scanner.state}`))}
      {printer && toItem('printer', printer.state, say(`parts.printer.${printer.state}`))}
      {keyEncoder &&
        toItem(
          'keyEncoder',
          keyEncoder.state,
          <>
            {say(`parts.encoder.${keyEncoder.state}`)}
            {keyEncoder.cards !== undefined && ` · ${say('parts.cards', { n: keyEncoder.cards })}`}
          </>,
        )}
      {(['cardTerminals', 'fiscalPrinter'] as const)
        .filter(isSimulated)
        .map((part) => toItem(part, 'ready', undefined))}
      {version && <li>{say('parts.version', { version })}</li>}
    </ul>
  )
}

import type { Device } from '@foyer/contract/staff/devices.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import { StateLabel } from '../../parts/state-label.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './devices.module.css'

type Parts = NonNullable<Device['parts']>

/** Every other state needs attention. */
const healthyStates: ReadonlySet<string> = new Set(['ready', 'reading', 'stopped'])
const toMark = (state: string): Mark => (healthyStates.has(state) ? 'done' : 'failed')

/** The state of a device's parts, as its hub reports it. */
export function DeviceParts({ parts, version }: { parts: Parts; version: string | undefined }) {
  const { say } = useTexts()
  const { scanner, printer, keyEncoder } = parts
  return (
    <ul className={styles['parts']} aria-label={say('parts.label')}>
      <li>
        <StateLabel mark={toMark(scanner.state)}>{say(`parts.scanner.${scanner.state}`)}</StateLabel>
      </li>
      <li>
        <StateLabel mark={toMark(printer.state)}>{say(`parts.printer.${printer.state}`)}</StateLabel>
      </li>
      {keyEncoder && (
        <li>
          <StateLabel mark={toMark(keyEncoder.state)}>
            {say(`parts.encoder.${keyEncoder.state}`)}
            {keyEncoder.cards !== undefined && ` · ${say('parts.cards', { n: keyEncoder.cards })}`}
          </StateLabel>
        </li>
      )}
      {version && <li>{say('parts.version', { version })}</li>}
    </ul>
  )
}

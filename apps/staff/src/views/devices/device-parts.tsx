import type { Device } from '@foyer/contract/staff/devices.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import { StateWord } from '../../parts/state-word.tsx'
import { useWords } from '../../wordings/words-context.tsx'
import styles from './devices.module.css'

type Parts = NonNullable<Device['parts']>

/** Every other state needs attention. */
const well: ReadonlySet<string> = new Set(['ready', 'reading', 'stopped'])
const markOf = (state: string): Mark => (well.has(state) ? 'done' : 'failed')

/** The state of a device's parts, as its hub reports it. */
export function DeviceParts({ parts, version }: { parts: Parts; version: string | undefined }) {
  const { say } = useWords()
  const { scanner, printer, keyEncoder } = parts
  return (
    <ul className={styles['parts']} aria-label={say('parts.label')}>
      <li>
        <StateWord mark={markOf(scanner.state)}>{say(`parts.scanner.${scanner.state}`)}</StateWord>
      </li>
      <li>
        <StateWord mark={markOf(printer.state)}>{say(`parts.printer.${printer.state}`)}</StateWord>
      </li>
      {keyEncoder && (
        <li>
          <StateWord mark={markOf(keyEncoder.state)}>
            {say(`parts.encoder.${keyEncoder.state}`)}
            {keyEncoder.cards !== undefined && ` · ${say('parts.cards', { n: keyEncoder.cards })}`}
          </StateWord>
        </li>
      )}
      {version && <li>{say('parts.version', { version })}</li>}
    </ul>
  )
}

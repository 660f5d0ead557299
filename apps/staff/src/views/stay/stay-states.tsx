import type { Stay } from '@foyer/contract/staff/stay.ts'
import { MarkShape, useStateText } from '../../parts/state-mark.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './stay-states.module.css'

const columns = [
  { name: 'registered', label: 'column.registered' },
  { name: 'signed', label: 'column.signed' },
  { name: 'verified', label: 'column.verified' },
  { name: 'paid', label: 'column.paid' },
  { name: 'roomReady', label: 'column.roomReady.short' },
  { name: 'keyReady', label: 'column.keyReady.short' },
] as const

/** The progress of this stay, below its name. */
export function StayStates({ stay: { states } }: { stay: Pick<Stay, 'states'> }) {
  const { say } = useTexts()
  const inWords = useStateText()
  return (
    <ul className={styles['states']}>
      {columns.map(({ name, label }) => (
        <li key={name} className={styles[states[name].mark]}>
          <MarkShape mark={states[name].mark} small />
          <b>{say(label)}</b>
          <span>{inWords(states[name])}</span>
        </li>
      ))}
    </ul>
  )
}

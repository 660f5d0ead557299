import type { Stay } from '@foyer/contract/staff/stay.ts'
import { MarkShape, useStateWords } from '../../parts/state-mark.tsx'
import { useWords } from '../../wordings/words-context.tsx'
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
  const { say } = useWords()
  const inWords = useStateWords()
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

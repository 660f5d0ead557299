import type { ReactNode } from 'react'
import styles from './chips.module.css'

interface Chip<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly count?: string | undefined
  /** Its count needs attention. */
  readonly warn?: boolean
}

interface ChipsProps<Name extends string> {
  label: string
  chips: readonly Chip<Name>[]
  chosen: Name
  onChoose: (name: Name) => void
  after?: ReactNode
}

/** A choice of filters for a list. Long filters scroll; what comes after them stays in view. */
export function Chips<Name extends string>({ label, chips, chosen, onChoose, after }: ChipsProps<Name>) {
  return (
    <div className={styles['row']}>
      <fieldset className={styles['chips']} aria-label={label}>
        {chips.map(({ name, label: word, count, warn }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === chosen}
            className={`${styles['chip']} ${warn ? styles['warn'] : ''}`}
            onClick={() => onChoose(name)}
          >
            {word} {count !== undefined && <b>{count}</b>}
          </button>
        ))}
      </fieldset>
      {after}
    </div>
  )
}

import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import styles from './hotel.module.css'

interface AddByNameProps {
  readonly label: string
  /** The text of the button. */
  readonly action: string
  readonly maxLength: number
  readonly onAdd: (name: string) => void
}

/** Adds an entry to a table by its name. */
export function AddByName({ label, action, maxLength, onAdd }: AddByNameProps) {
  const [name, setName] = useState('')
  return (
    <div className={styles['addingOne']}>
      <TextField
        label={label}
        autoComplete="off"
        maxLength={maxLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button
        disabled={name.trim() === ''}
        onClick={() => {
          onAdd(name)
          setName('')
        }}
      >
        {action}
      </Button>
    </div>
  )
}

import { useState } from 'react'
import styles from './hotel.module.css'

interface CommaListInputProps {
  label: string
  words: readonly string[]
  onChange: (words: readonly string[]) => void
}

/** Trims the words and removes duplicates. */
export function parseCommaList(text: string): string[] {
  const words = text.split(',').map((word) => word.trim())
  return [...new Set(words)].filter((word) => word !== '')
}

/**
 * A comma-separated list of words in a table. A trailing comma stays until the field loses focus.
 */
export function CommaListInput({ label, words, onChange }: CommaListInputProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      className={styles['cell']}
      aria-label={label}
      autoComplete="off"
      maxLength={200}
      value={typed ?? words.join(', ')}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(parseCommaList(target.value))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

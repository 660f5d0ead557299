import { useState } from 'react'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './hotel.module.css'
import { formatPercent, parsePercent } from './percent.ts'

interface PercentInputProps {
  label: string
  /** In hundredths of a percent; undefined if there is none. */
  rate: number | undefined
  onChange: (rate: number | undefined) => void
}

/** A rate in a table. Partial input changes nothing until the field loses focus. */
export function PercentInput({ label, rate, onChange }: PercentInputProps) {
  const { language } = useTexts()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (rate === undefined ? '' : formatPercent(rate, language))
  const isWrong = shown !== '' && parsePercent(shown) === undefined
  return (
    <input
      className={styles['floor']}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = parsePercent(target.value)
        if (target.value === '' || read !== undefined) onChange(read)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

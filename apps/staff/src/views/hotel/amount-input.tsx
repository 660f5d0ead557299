import { formatAmount, parseAmount } from '@foyer/domain/payment/parse-amount.ts'
import { useState } from 'react'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './hotel.module.css'

interface AmountInputProps {
  label: string
  currency: string
  /** In minor units; undefined if there is no amount. */
  minor: number | undefined
  /** What counts while there is no amount, in minor units. */
  usual?: number | undefined
  disabled?: boolean
  onChange: (minor: number | undefined) => void
}

/**
 * An amount in a table. Partial input stays as typed and changes nothing until the field loses
 * focus.
 */
export function AmountInput({ label, currency, minor, usual, disabled, onChange }: AmountInputProps) {
  const { language } = useTexts()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (minor === undefined ? '' : formatAmount(minor, currency, language))
  const isWrong = shown !== '' && parseAmount(shown, currency) === undefined

  function take(text: string): void {
    setTyped(text)
    const read = parseAmount(text, currency)
    if (text === '' || read !== undefined) onChange(read)
  }

  return (
    <input
      className={styles['amount']}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      disabled={disabled}
      placeholder={usual === undefined ? undefined : formatAmount(usual, currency, language)}
      value={shown}
      onChange={({ target }) => take(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  )
}

import type { Money } from '@foyer/domain/basics/money.ts'
import { formatAmount, parseAmount } from '@foyer/domain/payment/parse-amount.ts'
import { useState } from 'react'
import { useTexts } from '../wordings/texts-context.tsx'
import { TextField } from './field.tsx'

interface AmountOptions {
  readonly startsEmpty?: boolean | undefined
  /** What the field starts with, if less than the most. */
  readonly due?: Money | undefined
}

/** An amount of at least one minor unit and at most this one; `minor` is undefined while it is wrong. */
export function useAmount(most: Money, { startsEmpty = false, due = most }: AmountOptions = {}) {
  const { language } = useTexts()
  const preset = Math.min(due.minor, most.minor)
  const [typed, setTyped] = useState(() => (startsEmpty ? '' : formatAmount(preset, most.currency, language)))
  const minor = parseAmount(typed, most.currency)
  const isRight = minor !== undefined && minor > 0 && minor <= most.minor
  return { typed, setTyped, minor: isRight ? minor : undefined }
}

interface AmountFieldProps {
  readonly most: Money
  readonly amount: ReturnType<typeof useAmount>
  /** With the currency; "Amount" if absent. */
  readonly label?: string
  readonly hint?: string | undefined
}

export function AmountField({ most, amount, label, hint }: AmountFieldProps) {
  const { say, money } = useTexts()
  return (
    <TextField
      label={label ?? say('money.amount', { currency: most.currency })}
      inputMode="decimal"
      value={amount.typed}
      hint={hint}
      issue={
        amount.minor === undefined && amount.typed !== ''
          ? say('money.amount.most', { amount: money(most) })
          : undefined
      }
      onChange={({ target }) => amount.setTyped(target.value)}
    />
  )
}

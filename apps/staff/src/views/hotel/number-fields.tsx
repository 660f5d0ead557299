import { formatAmount, parseAmount } from '@foyer/domain/payment/parse-amount.ts'
import { useState } from 'react'
import { TextField } from '../../parts/field.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { formatPercent, parsePercent } from './percent.ts'

interface SharedProps {
  label: string
  issue: string | undefined
  hint?: string | undefined
  disabled?: boolean
}

interface NumberFieldProps extends SharedProps {
  shown: string
  mark: string
  parse: (typed: string) => number | undefined
  wrong: string
  onChange: (value: number | undefined) => void
}

/** Partial input stays as typed and changes nothing until the field loses focus. */
function NumberField({ issue, shown, parse, wrong, onChange, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const text = typed ?? shown
  const isWrong = text !== '' && parse(text) === undefined
  return (
    <TextField
      {...rest}
      issue={isWrong ? wrong : issue}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = parse(target.value)
        if (target.value === '' || read !== undefined) onChange(read)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

interface AmountFieldProps extends SharedProps {
  currency: string
  /** In minor units; undefined if there is no amount. */
  minor: number | undefined
  onChange: (minor: number | undefined) => void
}

export function AmountField({ currency, minor, ...rest }: AmountFieldProps) {
  const { say, language } = useTexts()
  return (
    <NumberField
      {...rest}
      mark={currency}
      wrong={say('hotel.issue.amount')}
      shown={minor === undefined ? '' : formatAmount(minor, currency, language)}
      parse={(typed) => parseAmount(typed, currency)}
    />
  )
}

interface PercentFieldProps extends SharedProps {
  /** In hundredths of a percent; undefined if there is none. */
  rate: number | undefined
  onChange: (rate: number | undefined) => void
}

export function PercentField({ rate, ...rest }: PercentFieldProps) {
  const { say, language } = useTexts()
  return (
    <NumberField
      {...rest}
      mark="%"
      wrong={say('hotel.issue.percent')}
      shown={rate === undefined ? '' : formatPercent(rate, language)}
      parse={parsePercent}
    />
  )
}

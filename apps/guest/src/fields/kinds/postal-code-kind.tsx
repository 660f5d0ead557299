import type { FoundPostalCode } from '@foyer/contract/postal-codes.ts'
import { useState } from 'react'
import { ComboField } from '../../parts/combo-field.tsx'
import type { Option } from '../../parts/option-row.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { type KindProps, shared, textOf } from '../kind-props.ts'
import { hasLettersInPostalCode } from '../postal-code-letters.ts'
import { usePostalCodes } from '../use-postal-codes.ts'
import { useWholePostalCode } from '../use-whole-postal-code.ts'

const MOST_CHARACTERS = 20

/**
 * Suggests codes while the guest types. A chosen or complete
 * code fills in its town; other input is left as typed.
 */
export function PostalCodeKind(props: KindProps) {
  const { field, value, values, onChange, onFill, disabled, hint, lookups } = props
  const country = textOf(values['country'])
  const [typed, setTyped] = useState('')
  const found = usePostalCodes(country, typed)
  const isWhole = useWholePostalCode({ found, typed, values, onFill })
  if (disabled) {
    return <TextField {...shared(props)} value="" onChange={onChange} hint={lookups.label('field.noPostalCode')} />
  }
  const isEarly = country === '' && typed.trim() !== ''
  return (
    <ComboField
      {...shared(props)}
      value={textOf(value)}
      onChange={(text) => {
        setTyped(text)
        onChange(text)
      }}
      options={isWhole ? none : found.flatMap(asOption)}
      onPick={({ value: at }) => {
        const picked = found[Number(at)]
        setTyped('')
        if (picked) onFill(filledBy(picked, field.name))
      }}
      hint={isEarly ? lookups.label('field.countryFirst') : hint}
      maxLength={field.maxChars ?? MOST_CHARACTERS}
      placeholder={field.placeholder[lookups.language] ?? ''}
      inputMode={hasLettersInPostalCode(country) ? 'text' : 'numeric'}
      autoComplete={lookups.fillsItself ? 'postal-code' : 'off'}
      autoCapitalize="characters"
      dir="ltr"
    />
  )
}

const none: readonly Option[] = []

function asOption({ postalCode, city }: FoundPostalCode, at: number): Option[] {
  return city ? [{ value: String(at), name: `${postalCode} ${city}` }] : []
}

function filledBy({ postalCode, city, region, municipality }: FoundPostalCode, name: string) {
  return { [name]: postalCode, city, ...(region && { region }), ...(municipality && { municipality }) }
}

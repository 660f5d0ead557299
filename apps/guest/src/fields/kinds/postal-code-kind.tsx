import type { FoundPostalCode } from '@foyer/contract/postal-codes.ts'
import { useState } from 'react'
import { ComboField } from '../../parts/combo-field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { type KindProps, shared, textOf } from '../kind-props.ts'
import { hasLettersInPostalCode } from '../postal-code-letters.ts'
import { usePostalCodes } from '../use-postal-codes.ts'

const MOST_CHARACTERS = 20

/** Suggests while somebody types; what is picked fills in its town. Whatever else was typed stays. */
export function PostalCodeKind(props: KindProps) {
  const { field, value, values, onChange, onFill, disabled, hint, lookups } = props
  const country = textOf(values['country'])
  const [typed, setTyped] = useState('')
  const found = usePostalCodes(country, typed)
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
      options={found.map((one, at) => ({ value: String(at), name: `${one.postalCode} ${one.city}` }))}
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

function filledBy({ postalCode, city, region }: FoundPostalCode, name: string) {
  return { [name]: postalCode, city, ...(region && { region }) }
}

import type { FoundPostalCode } from '@foyer/contract/postal-codes.ts'
import { useState } from 'react'
import { ComboField } from '../../parts/combo-field.tsx'
import type { Option } from '../../parts/option-row.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { type KindProps, toSharedProps, toText } from '../kind-props.ts'
import { hasLettersInPostalCode } from '../postal-code-letters.ts'
import { useFillFromPostalCode } from '../use-fill-from-postal-code.ts'
import { usePostalCodes } from '../use-postal-codes.ts'

const MAX_LENGTH = 20

/**
 * Suggests codes while the guest types. A chosen or complete
 * code fills in its town; other input is left as typed.
 */
export function PostalCodeKind(props: KindProps) {
  const { field, value, values, onChange, onFill, disabled, hint, lookups } = props
  const country = toText(values['country'])
  const [typed, setTyped] = useState('')
  const found = usePostalCodes(country, typed)
  const isWhole = useFillFromPostalCode({ found, typed, values, onFill })
  if (disabled) {
    return (
      <TextField {...toSharedProps(props)} value="" onChange={onChange} hint={lookups.label('field.noPostalCode')} />
    )
  }
  const isEarly = country === '' && typed.trim() !== ''
  return (
    <ComboField
      {...toSharedProps(props)}
      value={toText(value)}
      onChange={(text) => {
        setTyped(text)
        onChange(text)
      }}
      options={isWhole ? noPostalCodes : found.flatMap(toOptions)}
      onPick={({ value: at }) => {
        const picked = found[Number(at)]
        setTyped('')
        if (picked) onFill(toFieldValues(picked, field.name))
      }}
      hint={isEarly ? lookups.label('field.countryFirst') : hint}
      maxLength={field.maxChars ?? MAX_LENGTH}
      placeholder={field.placeholder[lookups.language] ?? ''}
      inputMode={hasLettersInPostalCode(country) ? 'text' : 'numeric'}
      autoComplete={lookups.fillsItself ? 'postal-code' : 'off'}
      autoCapitalize="characters"
      dir="ltr"
    />
  )
}

const noPostalCodes: readonly Option[] = []

function toOptions({ postalCode, city }: FoundPostalCode, at: number): Option[] {
  return city ? [{ value: String(at), name: `${postalCode} ${city}` }] : []
}

function toFieldValues({ postalCode, city, region, municipality }: FoundPostalCode, name: string) {
  return { [name]: postalCode, city, ...(region && { region }), ...(municipality && { municipality }) }
}

import { useMemo, useState } from 'react'
import { PhoneField, type PhoneNumber } from '../../parts/phone-field.tsx'
import { Flag } from '../flag.tsx'
import { type KindProps, toSharedProps, toText } from '../kind-props.ts'
import { formatPhone, splitPhone, toPrefixOptions, withTypedPrefix } from '../phone-parts.ts'

/** A prefix without a number isn't stored, so it is local state until digits follow. */
export function PhoneKind(props: KindProps) {
  const { field, value, values, onChange, onLeave, lookups } = props
  const [typed, setTyped] = useState<PhoneNumber>()
  const prefixes = useMemo(
    () =>
      toPrefixOptions(lookups.countries).map(({ flag, ...option }) => ({
        ...option,
        ...(flag && { flag: <Flag address={flag} /> }),
      })),
    [lookups.countries],
  )
  const kept = toText(value)
  const parts = typed && formatPhone(typed) === kept ? typed : splitPhone(kept)
  const home = lookups.countries.find(
    ({ key }) => key === (values['country'] ?? values['nationality'] ?? lookups.hotelCountry),
  )?.phoneCode
  const shown = parts.prefix || kept !== '' || typed ? parts : { prefix: home ?? '', number: '' }

  function write(next: PhoneNumber) {
    setTyped(next)
    onChange(formatPhone(next))
  }

  return (
    <PhoneField
      {...toSharedProps(props)}
      value={shown}
      onChange={write}
      onLeave={() => {
        const own = withTypedPrefix(shown, prefixes)
        if (own !== shown && own.prefix !== shown.prefix) write(own)
        onLeave()
      }}
      prefixes={prefixes}
      prefixLabel={lookups.label('field.phonePrefix')}
      numberLabel={props.label}
      searchLabel={lookups.label('field.searchCountry')}
      nothingFound={lookups.label('field.nothingFound')}
      placeholder={field.placeholder[lookups.language] ?? ''}
      {...(lookups.fillsItself && { autoComplete: 'tel-national' as const })}
    />
  )
}

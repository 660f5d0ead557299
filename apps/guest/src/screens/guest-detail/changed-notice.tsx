import { getLocale } from '@foyer/domain/basics/locale.ts'
import { toAlpha2 } from '@foyer/domain/country/country-codes.ts'
import type { GuestFieldName } from '@foyer/domain/fields/field.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import UsersRound from 'lucide-react/icons/users-round'
import { Notice } from '../../parts/notice.tsx'
import type { Option } from '../../parts/option-row.tsx'
import { useSite } from '../../site/site-context.tsx'

interface ChangedNoticeProps {
  /** The guest as stored now. */
  guest: Guest
  fields: readonly GuestFieldName[]
  /** The adults of the party, whose names are shown instead of their ids. */
  adults: readonly Option[]
}

const countries: readonly GuestFieldName[] = ['nationality', 'issueCountry', 'country', 'birthCountry']

/** Shown when another person has saved the same guest; the fields keep what was typed here. */
export function ChangedNotice({ guest, fields, adults }: ChangedNoticeProps) {
  const { label } = useSite()
  const text = label.on('guest-detail')
  const wordsFor = useValueText()
  if (fields.length === 0) return null
  return (
    <Notice kind="warning" announced icon={<UsersRound />}>
      <p>{guest.masked ? label('hidden-guest.changed') : text('changedMeanwhile')}</p>
      {!guest.masked && (
        <ul>
          {fields.map((name) => {
            const value = adults.find((one) => one.value === guest[name])?.name ?? wordsFor(name, guest[name])
            const field = label(`field.${name}`)
            return <li key={name}>{value ? `${field}: ${value}` : text('changedAway', { field })}</li>
          })}
        </ul>
      )}
    </Notice>
  )
}

function useValueText(): (name: GuestFieldName, value: Guest[GuestFieldName]) => string | undefined {
  const { label, language } = useSite()
  return (name, value) => {
    if (value === undefined) return undefined
    if (typeof value === 'boolean') return label(value ? 'field.yes' : 'field.no')
    if (name === 'gender') return label(`option.gender.${value}`)
    const country = countries.includes(name) ? toAlpha2(String(value)) : undefined
    return (country && new Intl.DisplayNames(getLocale(language), { type: 'region' }).of(country)) ?? String(value)
  }
}

import { authorities } from '@foyer/domain/authority/authorities.ts'
import { type AuthorityName, authorityNames } from '@foyer/domain/authority/authority-config.ts'
import { cancellationCharges } from '@foyer/domain/config/cancellation.ts'
import { noShowCharges } from '@foyer/domain/config/no-show.ts'
import { HIDDEN } from '@foyer/domain/config/secrets.ts'
import { toAlpha2 } from '@foyer/domain/country/country-codes.ts'
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { CheckField, SelectField, TextField } from '../../parts/field.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import { type Choice, listCountries, listCurrencies, listTimeZones } from '../../parts/world.ts'
import { useSession } from '../../session/session-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { FieldKind, FieldPath } from './fields.ts'
import styles from './hotel.module.css'
import { AmountField, PercentField } from './number-fields.tsx'
import type { HotelForm } from './use-hotel.ts'

interface FieldProps {
  path: FieldPath
  kind: FieldKind
  form: HotelForm
}

interface Filled {
  label: string
  hint: string | undefined
  issue: string | undefined
  value: string
  onText: (text: string) => void
  language: string
}

const typed = (given: Filled) => ({
  label: given.label,
  hint: given.hint,
  issue: given.issue,
  value: given.value,
  autoComplete: 'off',
  onChange: (event: { target: { value: string } }) => given.onText(event.target.value),
})

function choice(given: Filled, options: readonly Choice[]) {
  const { label, hint, issue, value, onText } = given
  return (
    <SelectField label={label} hint={hint} issue={issue} value={value} onChange={(event) => onText(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </SelectField>
  )
}

type TextKind = Exclude<
  FieldKind,
  | 'switch'
  | 'authority'
  | 'authorityMode'
  | 'days'
  | 'hour'
  | 'count'
  | 'charge'
  | 'cancellation'
  | 'amount'
  | 'limit'
  | 'percent'
  | 'issuerCountry'
>

const kinds: Record<TextKind, (given: Filled) => ReactNode> = {
  text: (given) => <TextField {...typed(given)} />,
  longText: (given) => <TextField {...typed(given)} />,
  series: (given) => <TextField {...typed(given)} maxLength={12} />,
  email: (given) => <TextField {...typed(given)} inputMode="email" />,
  time: (given) => <TextField {...typed(given)} placeholder="07:30" inputMode="numeric" maxLength={5} />,
  password: ({ label, value, hint, issue, onText }) => (
    <PasswordField kind="new-password" label={label} value={value} hint={hint} issue={issue} onType={onText} />
  ),
  country: (given) => choice(given, listCountries(given.language)),
  currency: (given) => choice(given, listCurrencies(given.language)),
  timeZone: (given) => choice(given, listTimeZones(given.value)),
}

/** Kinds whose error reads like that of another. */
const issueKinds = {
  limit: 'amount',
  issuerCountry: 'country',
  cancellation: 'charge',
  authority: 'charge',
  authorityMode: 'charge',
} as const
const toIssueKind = (kind: FieldKind) =>
  kind in issueKinds
    ? issueKinds[kind as keyof typeof issueKinds]
    : (kind as Exclude<FieldKind, keyof typeof issueKinds>)

/** Their own names, the same in every language. */
const authorityTitle = (name: AuthorityName) => (name === 'file' ? undefined : authorities[name].title)

/** One field of the form, of any kind: its label, its value and its error. */
export function HotelField({ path, kind, form }: FieldProps) {
  const { say, language } = useTexts()
  const { hotel } = useSession()
  const label = say(`hotel.field.${path}`)
  const isWrong = form.issues.some((issue) => issue.path === path || path.startsWith(`${issue.path}.`))
  const value = form.valueOf(path)
  if (kind === 'switch')
    return (
      <CheckField
        label={label}
        {...(path === 'reporting' && { hint: say('hotel.reporting.hint') })}
        checked={value === true}
        onChange={(event) => form.set(path, event.target.checked)}
      />
    )
  const issue = isWrong ? say(`hotel.issue.${toIssueKind(kind)}`) : undefined
  const minor = typeof value === 'number' ? value : undefined
  if (kind === 'amount' || kind === 'limit') {
    // Without an amount there is no limit; everywhere else it is zero.
    const onChange = (next: number | undefined) => form.set(path, kind === 'limit' ? next : (next ?? 0))
    const isOwn = path === `folio.correctionLimits.${hotel.role}`
    const own = isOwn && { disabled: true, hint: say('hotel.limit.own') }
    return <AmountField {...{ label, issue, minor, onChange }} {...own} currency={form.currency} />
  }
  if (kind === 'percent')
    return <PercentField label={label} issue={issue} rate={minor} onChange={(rate) => form.set(path, rate ?? 0)} />
  if (kind === 'days' || kind === 'hour' || kind === 'count')
    return (
      <TextField
        label={label}
        issue={issue}
        inputMode="numeric"
        autoComplete="off"
        value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
        onChange={({ target }) => form.set(path, /^\d+$/.test(target.value) ? Number(target.value) : target.value)}
      />
    )
  if (kind === 'issuerCountry') {
    const countries = listCountries(language).map((one) => ({ ...one, value: toAlpha2(one.value) ?? '' }))
    const options = [{ value: '', name: say('hotel.country.same') }, ...countries]
    const onText = (text: string) => form.set(path, text)
    return choice({ label, issue, language, hint: undefined, value: String(value ?? ''), onText }, options)
  }
  if (kind === 'authority' || kind === 'authorityMode') {
    const options =
      kind === 'authority'
        ? authorityNames.map((one) => ({ value: one, name: authorityTitle(one) ?? say('hotel.authority.file') }))
        : (['test', 'live'] as const).map((one) => ({ value: one, name: say(`hotel.authority.${one}`) }))
    const onText = (text: string) => form.set(path, text)
    return choice({ label, issue, language, hint: undefined, value: String(value ?? ''), onText }, options)
  }
  if (kind === 'charge' || kind === 'cancellation') {
    const options =
      kind === 'charge'
        ? noShowCharges.map((charge) => ({ value: charge, name: say(`hotel.noShow.${charge}`) }))
        : cancellationCharges.map((charge) => ({ value: charge, name: say(`hotel.cancellation.${charge}`) }))
    const onText = (text: string) => form.set(path, text)
    return choice({ label, issue, language, hint: undefined, value: String(value ?? ''), onText }, options)
  }
  const isSet = kind === 'password' && value === HIDDEN
  const shown = kinds[kind]({
    label,
    issue,
    language,
    hint: isSet ? say('hotel.password.set') : undefined,
    value: isSet || typeof value !== 'string' ? '' : value,
    onText: (text) => form.set(path, text),
  })
  if (!isSet) return shown
  return (
    <div className={styles['secret']}>
      {shown}
      <Button
        look="quiet"
        aria-label={say('hotel.password.remove', { name: label })}
        onClick={() => form.set(path, '')}
      >
        {say('hotel.remove')}
      </Button>
    </div>
  )
}

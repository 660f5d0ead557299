import type { Folio, StayFolio } from '@foyer/contract/staff/folio.ts'
import { toAlpha2, toAlpha3 } from '@foyer/domain/country/country-codes.ts'
import type { IssueKey } from '@foyer/domain/fields/issues.ts'
import { checkPayer } from '@foyer/domain/folio/check-payer.ts'
import type { Payer } from '@foyer/domain/folio/payer.ts'
import { revenueGroups } from '@foyer/domain/folio/revenue-group.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CheckField, SelectField } from '../../parts/field.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { HolderField } from '../stay/holder-field.tsx'
import styles from './payer-dialog.module.css'
import type { FolioActs } from './use-folio.ts'
import { usePayerTexts } from './use-payer-texts.ts'

interface PayerDialogProps {
  readonly folio: StayFolio
  /** The payer to change; absent for a new one. */
  readonly changed?: Folio | undefined
  readonly acts: FolioActs
  /** With the payer's id, or undefined once it is removed. */
  readonly onDone: (id: string | undefined) => void
  readonly onClose: () => void
}

type FactName = Exclude<keyof Payer, 'kind'>

/** In the order of an address, with the most characters that the server takes. */
const facts: Readonly<Record<FactName, number>> = {
  name: 120,
  taxNumber: 40,
  address: 200,
  postalCode: 20,
  city: 100,
  country: 2,
  email: 254,
}
const factNames = Object.keys(facts) as FactName[]

/** A company gets no invoice without these. */
const neededByCompanies: readonly FactName[] = ['taxNumber', 'address', 'city', 'country']

/** Adds or changes a payer, and chooses which charges they pay from now on. */
export function PayerDialog({ folio, changed, acts, onDone, onClose }: PayerDialogProps) {
  const { say } = useTexts()
  const [payer, setPayer] = useState<Payer>(changed?.payer ?? { kind: 'company', name: '' })
  const [routes, setRoutes] = useState<readonly string[]>(changed?.routes ?? [])
  const [left, setLeft] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const found = checkPayer(payer)
  const findIssue = (name: FactName) =>
    found.find(({ field }) => field === name)?.issue ?? (refused[`payer.${name}`] as IssueKey | undefined)
  const submit = () => {
    setLeft(factNames)
    if (found.length > 0) return
    acts.savePayer(
      { ...(changed?.id && { id: changed.id }), payer: toFilled(payer), routes: [...routes] },
      onDone,
      (issues) => setRefused(Object.fromEntries(issues.map(({ path, issue }) => [path, issue]))),
    )
  }
  const change = (name: FactName, value: string) => {
    setRefused({})
    setPayer({ ...payer, [name]: value })
  }
  const isCompany = payer.kind === 'company'
  const needs = (name: FactName) => isCompany && neededByCompanies.includes(name)
  return (
    <FormDialog
      title={say(changed ? 'folio.payer.change' : 'folio.payer.add')}
      does={say(changed ? 'folio.payer.save' : 'folio.payer.add')}
      busy={acts.isBusy}
      onSubmit={payer.name.trim() === '' ? undefined : submit}
      onClose={onClose}
      aside={
        changed?.id && <RemoveButton folio={folio} id={changed.id} acts={acts} onRemoved={() => onDone(undefined)} />
      }
    >
      <div className={styles['fields']}>
        <SelectField
          label={say('folio.payer.kind')}
          value={payer.kind}
          onChange={({ target }) => setPayer({ ...payer, kind: target.value === 'person' ? 'person' : 'company' })}
        >
          <option value="company">{say('folio.payer.company')}</option>
          <option value="person">{say('folio.payer.person')}</option>
        </SelectField>
        {factNames.map((name) => (
          <HolderField
            key={name}
            field={{ name, label: say(`folio.payer.${name}`), required: name === 'name' }}
            hint={needs(name) ? say('folio.payer.needed') : undefined}
            maxLength={facts[name]}
            value={(name === 'country' ? payer.country && toAlpha3(payer.country) : payer[name]) ?? ''}
            issue={left.includes(name) ? findIssue(name) : undefined}
            onChange={(value) => change(name, name === 'country' ? (toAlpha2(value) ?? '') : value)}
            onBlur={() => payer[name] && setLeft([...left, name])}
          />
        ))}
      </div>
      <Routes folio={folio} routes={routes} onChange={setRoutes} />
    </FormDialog>
  )
}

/** Without the facts that were left empty. */
const toFilled = (payer: Payer): Payer => {
  const entries = factNames.map((name) => [name, payer[name]?.trim()] as const)
  return { kind: payer.kind, name: payer.name.trim(), ...Object.fromEntries(entries.filter(([, value]) => value)) }
}

interface RoutesProps {
  readonly folio: StayFolio
  readonly routes: readonly string[]
  readonly onChange: (routes: readonly string[]) => void
}

/** Groups of charges, and services that the payer already pays. */
function Routes({ folio, routes, onChange }: RoutesProps) {
  const { say } = useTexts()
  const { nameRoute } = usePayerTexts(folio)
  const [options] = useState(() => [...new Set<string>([...revenueGroups, ...routes])])
  return (
    <fieldset className={styles['routes']}>
      <legend>{say('folio.payer.routes')}</legend>
      {options.map((one) => (
        <CheckField
          key={one}
          label={nameRoute(one)}
          checked={routes.includes(one)}
          onChange={({ target }) =>
            onChange(target.checked ? [...routes, one] : routes.filter((route) => route !== one))
          }
        />
      ))}
    </fieldset>
  )
}

interface RemoveButtonProps {
  readonly folio: StayFolio
  readonly id: string
  readonly acts: FolioActs
  readonly onRemoved: () => void
}

/** Only a payer without lines can be removed. */
function RemoveButton({ folio, id, acts, onRemoved }: RemoveButtonProps) {
  const { say } = useTexts()
  const hasLines = folio.lines.some((line) => line.folioId === id && (line.postedOn || line.kind === 'payment'))
  if (hasLines) return null
  return (
    <Button look="danger" busy={acts.isBusy} onClick={() => acts.removePayer(id, onRemoved)}>
      {say('folio.payer.remove')}
    </Button>
  )
}

import type { CityTaxSource, ReadyState } from '@foyer/domain/config/hotel-system.ts'
import { getSystemKind, type SystemFieldName } from '@foyer/domain/config/hotel-system-kinds.ts'
import { type ReactNode, useId } from 'react'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import { TechnicalDetail } from '../../stays/technical-detail.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { DryRun } from './dry-run.tsx'
import { MappingTables } from './mapping-tables.tsx'
import styles from './system.module.css'
import type { SystemForm } from './use-system.ts'

type OptionLabel = `systemSetup.option.${`cityTax.${CityTaxSource}` | `ready.${ReadyState}`}`

interface DraftFormProps {
  readonly draft: NonNullable<SystemForm['draft']>
  readonly form: SystemForm
}

/** The steps from the credentials to a dry run. Each needs the one before. */
export function DraftForm({ draft, form }: DraftFormProps) {
  const { say } = useTexts()
  const { fields, mappings } = getSystemKind(draft.kind)
  const { choices } = form
  const chosen = fields.filter(({ choices: list, options }) => choices && (options || (list && choices[list])))
  const isReady = fields.every(({ name, unchosen }) => !unchosen || draft.values[name])
  return (
    <>
      <Step name="login">
        {fields
          .filter(({ choices: list, options }) => !list && !options)
          .map(({ name, at }) =>
            at[0] === 'secrets' ? (
              <PasswordField
                key={name}
                kind="new-password"
                label={say(`systemSetup.field.${name as SystemFieldName}`)}
                value={draft.secrets[name] ?? ''}
                hint={form.secretsSet.includes(name) ? say('systemSetup.secretSet') : undefined}
                onType={(text) => form.setSecret(name, text)}
              />
            ) : (
              <TextField
                key={name}
                tall
                autoComplete="off"
                label={say(`systemSetup.field.${name as SystemFieldName}`)}
                value={draft.values[name] ?? ''}
                onChange={({ target }) => form.setValue(name, target.value)}
              />
            ),
          )}
        <div className={styles['wide']}>
          <Button busy={form.isChecking} onClick={form.check}>
            {say('systemSetup.check')}
          </Button>
        </div>
        <Outcome of="check" form={form} kind={say(`systemSetup.kind.${draft.kind}`)} />
      </Step>
      {chosen.length > 0 && (
        <Step name="settings">
          {chosen.map(({ name, choices: list, options = [], identifies, initial = '' }) => (
            <SelectField
              key={name}
              label={say(`systemSetup.field.${name as SystemFieldName}`)}
              value={draft.values[name] ?? initial}
              onChange={({ target }) => {
                if (identifies) form.choose(name, target.value)
                else form.setValue(name, target.value)
              }}
            >
              {!(draft.values[name] ?? initial) && <option value="">{say('systemSetup.pick')}</option>}
              {options.map((option) => (
                <option key={option} value={option}>
                  {say(`systemSetup.option.${name}.${option}` as OptionLabel)}
                </option>
              ))}
              {(list ? (choices?.[list] ?? []) : []).map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </SelectField>
          ))}
        </Step>
      )}
      {choices?.rooms && mappings.length > 0 && (
        <Step name="mapping">
          <MappingTables draft={draft} form={form} mappings={mappings} choices={choices} />
        </Step>
      )}
      {isReady && choices && (
        <Step name="dryRun">
          <div className={styles['wide']}>
            <Button busy={form.isTrying} onClick={form.tryOut}>
              {say('systemSetup.dryRun.do')}
            </Button>
          </div>
          {form.outcome?.outcome !== 'accepted' && (
            <Outcome of="dryRun" form={form} kind={say(`systemSetup.kind.${draft.kind}`)} />
          )}
          {form.dryRun && <DryRun result={form.dryRun} isOld={form.isDryRunOld} />}
        </Step>
      )}
    </>
  )
}

function Step({ name, children }: { name: 'login' | 'settings' | 'mapping' | 'dryRun'; children: ReactNode }) {
  const { say } = useTexts()
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{say(`systemSetup.step.${name}`)}</h2>
        <p className={words['soft']}>{say(`systemSetup.about.${name}`)}</p>
      </header>
      <div className={styles['fields']}>{children}</div>
    </section>
  )
}

const marks = {
  accepted: 'done',
  refused: 'needsPerson',
  rightMissing: 'needsPerson',
  noAnswer: 'unknown',
  incomplete: 'needsPerson',
} as const

function Outcome({ of, form, kind }: { of: 'check' | 'dryRun'; form: SystemForm; kind: string }) {
  const { say } = useTexts()
  const { outcome: said } = form
  if (said?.of !== of) return null
  return (
    <div className={styles['wide']}>
      <CallOut announced mark={marks[said.outcome]} title={say(`systemSetup.outcome.${said.outcome}`, { kind })}>
        {said.text && <TechnicalDetail text={said.text} />}
      </CallOut>
    </div>
  )
}

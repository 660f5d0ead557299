import type { ShownField } from '@foyer/domain/fields/field-rules.ts'
import type { FieldIssue } from '@foyer/domain/fields/issues.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, Suspense } from 'react'
import { ComingField } from './coming-field.tsx'
import css from './field-list.module.css'
import type { FieldValue, FieldValues, Lookups } from './kind-props.ts'
import { kinds } from './kinds.ts'

interface FieldListProps {
  /** What this guest sees, with its obligations: `fieldsOf` of the domain decides. */
  readonly fields: readonly ShownField[]
  readonly values: FieldValues
  /** Those that are to be shown now. */
  readonly issues: readonly FieldIssue[]
  readonly lookups: Lookups
  readonly isLocked?: (name: string) => boolean
  /** Words beside a value that somebody should look at, though nothing is wrong with it. */
  readonly noteOf?: (name: string) => string | undefined
  readonly onChange: (name: string, value: FieldValue) => void
  /** Several at once. Absent: a field changes only itself. */
  readonly onFill?: (changes: FieldValues) => void
  readonly onLeave?: (name: string) => void
}

/** A configured field array as a form. It knows no rule: what is shown, asked and wrong comes in from outside. */
export function FieldList(props: FieldListProps) {
  const { fields, values, issues, lookups, isLocked, noteOf, onChange, onFill, onLeave } = props
  const { label, language } = lookups

  /** Only what stands here and is open: nothing is written behind a guest's back. */
  function fill(changes: FieldValues): void {
    const isOpen = (name: string) =>
      fields.some(({ field, disabled }) => field.name === name && !disabled && !isLocked?.(name))
    onFill?.(Object.fromEntries(Object.entries(changes).filter(([name]) => isOpen(name))))
  }

  /** Where two surnames are asked for, the first one says that it is the first. */
  const hasSecondSurname = fields.some(({ field }) => field.name === 'secondLastName')
  const nameOf = (name: string) => (name === 'lastName' && hasSecondSurname ? 'field.lastName.first' : `field.${name}`)

  return (
    <div className={css['fields']}>
      {fields.map(({ field, mandatory, disabled }) => {
        const Kind = kinds[field.type]
        const found = issues.find((issue) => issue.field === field.name)
        const words = found && label(`issue.${found.issue}`, { expected: found.expected ?? '' })
        const note = found?.warning ? words : noteOf?.(field.name)
        return (
          <div key={field.name} className={css['field']} data-field={field.name} data-kind={field.type}>
            <Suspense fallback={<ComingField />}>
              <Kind
                field={field}
                label={field.label[language] ?? label(nameOf(field.name))}
                value={values[field.name]}
                values={values}
                onChange={(value: FieldValue) => onChange(field.name, value)}
                onFill={(changes: FieldValues) =>
                  onFill ? fill(changes) : onChange(field.name, changes[field.name] ?? '')
                }
                onLeave={() => onLeave?.(field.name)}
                issue={found?.warning ? undefined : words}
                hint={note ? <Warning>{note}</Warning> : undefined}
                optionalMark={mandatory || disabled ? undefined : label('field.optional')}
                required={mandatory}
                disabled={disabled}
                readOnly={isLocked?.(field.name) ?? false}
                lookups={lookups}
              />
            </Suspense>
          </div>
        )
      })}
    </div>
  )
}

/** Told, but no reason to stop: not in the colour of an error. */
function Warning({ children }: { children: ReactNode }) {
  return (
    <span className={css['warning']}>
      <TriangleAlert />
      {children}
    </span>
  )
}

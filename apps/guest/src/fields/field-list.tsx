import type { ShownField } from '@foyer/domain/fields/field-rules.ts'
import type { FieldIssue } from '@foyer/domain/fields/issues.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, Suspense } from 'react'
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
  readonly onChange: (name: string, value: FieldValue) => void
  readonly onLeave?: (name: string) => void
}

/** A configured field array as a form. It knows no rule: what is shown, asked and wrong comes in from outside. */
export function FieldList({ fields, values, issues, lookups, isLocked, onChange, onLeave }: FieldListProps) {
  const { label, language } = lookups
  return (
    <div className={css['fields']}>
      {fields.map(({ field, mandatory, disabled }) => {
        const Kind = kinds[field.type]
        const found = issues.find((issue) => issue.field === field.name)
        const words = found && label(`issue.${found.issue}`, { expected: found.expected ?? '' })
        return (
          <div key={field.name} className={css['field']} data-field={field.name} data-kind={field.type}>
            <Suspense fallback={<div className={css['coming']} />}>
              <Kind
                field={field}
                label={field.label[language] ?? label(`field.${field.name}`)}
                value={values[field.name]}
                values={values}
                onChange={(value: FieldValue) => onChange(field.name, value)}
                onLeave={() => onLeave?.(field.name)}
                issue={found?.warning ? undefined : words}
                hint={found?.warning && words ? <Warning>{words}</Warning> : undefined}
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

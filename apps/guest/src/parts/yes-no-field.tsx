import { useId } from 'react'
import { type FieldProps, FieldShell } from './field-shell.tsx'
import css from './yes-no-field.module.css'

export interface YesNoFieldProps extends Omit<FieldProps<boolean | undefined>, 'onChange'> {
  onChange: (value: boolean) => void
  yes: string
  no: string
}

/** A question with two answers; neither is preselected. */
export function YesNoField({ label, value, onChange, yes, no, issue, state, hint, disabled }: YesNoFieldProps) {
  const group = useId()
  const answers = [
    { answer: true, words: yes },
    { answer: false, words: no },
  ]
  return (
    <FieldShell grouped {...{ label, issue, state, hint, disabled }}>
      {({ describedBy, invalid }) => (
        <div className={css['answers']}>
          {answers.map(({ answer, words }) => (
            <label key={words} className={css['answer']}>
              <input
                type="radio"
                name={group}
                checked={value === answer}
                disabled={disabled}
                aria-describedby={describedBy}
                aria-invalid={invalid}
                onChange={() => onChange(answer)}
              />
              {words}
            </label>
          ))}
        </div>
      )}
    </FieldShell>
  )
}

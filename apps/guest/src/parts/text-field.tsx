import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { type FieldProps, FieldShell } from './field-shell.tsx'
import css from './input.module.css'

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'password' | 'search'
  placeholder?: string
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLElement>['inputMode']
  autoCapitalize?: 'off' | 'words' | 'characters' | 'sentences'
  maxLength?: number
  /** Number of lines; more than one makes it a text area. */
  lines?: number
  /** `ltr` for names and numbers that are always written from left to right. */
  dir?: 'ltr' | 'auto'
  /** The picture of what a scanner read, for a doubtful field. */
  proof?: ReactNode
  onEnter?: () => void
  onFocus?: () => void
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>
}

export function TextField({ lines = 1, type = 'text', ref, ...props }: TextFieldProps) {
  const { issue, state, hint, optionalMark, label, proof, disabled } = props
  return (
    <FieldShell {...{ label, issue, state, hint, optionalMark, proof, disabled }}>
      {({ id, describedBy, invalid }) => {
        const shared = {
          id,
          className: css['input'],
          name: props.name,
          value: props.value,
          placeholder: props.placeholder,
          autoComplete: props.autoComplete ?? 'off',
          autoCapitalize: props.autoCapitalize,
          inputMode: props.inputMode,
          maxLength: props.maxLength,
          dir: props.dir,
          disabled,
          readOnly: props.readOnly,
          required: props.required,
          spellCheck: false,
          'aria-describedby': describedBy,
          'aria-invalid': invalid,
          onFocus: props.onFocus,
          onBlur: props.onLeave,
        }
        if (lines > 1) {
          return (
            <textarea
              {...shared}
              ref={ref as Ref<HTMLTextAreaElement>}
              rows={lines}
              onChange={(event) => props.onChange(event.target.value)}
            />
          )
        }
        return (
          <input
            {...shared}
            ref={ref as Ref<HTMLInputElement>}
            type={type}
            onChange={(event) => props.onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') props.onEnter?.()
            }}
          />
        )
      }}
    </FieldShell>
  )
}

import type { ReactNode } from 'react'
import css from './button.module.css'
import { useOnePress } from './use-one-press.ts'

export interface ButtonProps {
  kind?: 'primary' | 'secondary' | 'back' | 'quiet' | 'danger'
  size?: 'normal' | 'small'
  type?: 'button' | 'submit'
  /** Id of the form that a submit button outside it submits. */
  form?: string
  /** Shows progress in the button and ignores further presses. */
  busy?: boolean
  disabled?: boolean
  /** Before and after the text; an icon that points in reading direction has `data-turns`. */
  icon?: ReactNode
  iconEnd?: ReactNode
  /** For text that isn't clear enough or not visible. */
  label?: string
  describedBy?: string
  expanded?: boolean
  /** A promise blocks a second press until it settles. */
  onPress?: () => unknown
  children?: ReactNode
}

export function Button({ kind = 'secondary', size = 'normal', type = 'button', ...props }: ButtonProps) {
  const press = useOnePress({ busy: props.busy ?? false, onPress: props.onPress })
  return (
    <button
      type={type}
      form={props.form}
      className={css['button']}
      data-kind={kind}
      data-size={size}
      disabled={props.disabled}
      aria-busy={props.busy || undefined}
      aria-disabled={props.busy || undefined}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-expanded={props.expanded}
      onClick={press}
    >
      {props.busy ? <span className={css['spinner']} aria-hidden="true" /> : props.icon}
      {props.children !== undefined && <span className={css['words']}>{props.children}</span>}
      {!props.busy && props.iconEnd}
    </button>
  )
}

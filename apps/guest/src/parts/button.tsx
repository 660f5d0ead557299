import type { ReactNode } from 'react'
import css from './button.module.css'
import { useOnePress } from './use-one-press.ts'

export interface ButtonProps {
  kind?: 'primary' | 'secondary' | 'back' | 'quiet' | 'danger'
  size?: 'normal' | 'small'
  type?: 'button' | 'submit'
  /** Id of the form that a submit button outside of it sends. */
  form?: string
  /** What is being done shows in the button, and it takes no further press. */
  busy?: boolean
  disabled?: boolean
  /** Before and after the words; an icon that points along the reading direction carries `data-turns`. */
  icon?: ReactNode
  iconEnd?: ReactNode
  /** When the words alone do not say enough, or are not shown. */
  label?: string
  describedBy?: string
  expanded?: boolean
  /** A promise keeps the button from a second press until it settles. */
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

import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './button.module.css'

type Look = 'plain' | 'primary' | 'danger' | 'quiet'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  look?: Look
  big?: boolean
  /** In progress: the button stays in place and ignores further presses. */
  busy?: boolean
  children: ReactNode
}

/** Uses ink, not colour; there is one primary button per context. */
export function Button({ look = 'plain', big = false, busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, big)}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : rest.onClick}
      disabled={rest.disabled || (busy && rest.type === 'submit')}
    >
      {children}
    </button>
  )
}

/** For a link that looks like a button. */
export function buttonClass(look: Look = 'plain', big = false): string {
  return [styles['button'], styles[look], big ? styles['big'] : ''].join(' ')
}

/** For a link that looks like an icon button. */
export const iconClass = (): string => styles['icon'] ?? ''

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> {
  label: string
  children: ReactNode
}

export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={iconClass()} aria-label={label} title={label}>
      {children}
    </button>
  )
}

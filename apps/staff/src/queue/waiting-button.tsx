import type { Waiting } from '@foyer/contract/staff/queue.ts'
import Phone from 'lucide-react/icons/phone'
import { Button, buttonClass } from '../parts/button.tsx'
import { useLink } from '../places/places-context.tsx'
import { useWaitingAction } from './use-waiting-action.ts'

interface WaitingButtonProps {
  readonly waiting: Waiting
  readonly look?: 'plain' | 'primary'
}

/** The action that helps this guest. */
export function WaitingButton({ waiting, look = 'plain' }: WaitingButtonProps) {
  const link = useLink()
  const action = useWaitingAction(waiting)
  if (!action) return null
  const { label, busy, act, phone, to } = action
  if (to)
    return (
      <a className={buttonClass(look)} {...link(to)}>
        {label}
      </a>
    )
  if (phone)
    return (
      <a className={buttonClass(look)} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} onClick={act}>
        <Phone size={16} aria-hidden />
        {label}
      </a>
    )
  return (
    <Button look={look} busy={busy ?? false} onClick={act}>
      {label}
    </Button>
  )
}

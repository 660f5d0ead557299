import type { Stay } from '@foyer/contract/staff/stay.ts'
import { isGuestOpen } from '@foyer/domain/staff/desk-steps.ts'
import Plus from 'lucide-react/icons/plus'
import { IconButton } from '../../../parts/button.tsx'
import { MarkShape } from '../../../parts/state-mark.tsx'
import { useGuestName } from '../../../stays/names.ts'
import { useTexts } from '../../../wordings/texts-context.tsx'
import styles from './desk-check-in.module.css'

interface GuestTabsProps {
  readonly stay: Stay
  readonly chosen: string
  readonly onChoose: (id: string) => void
  readonly onAdd: () => void
}

/** The party, with how much of each is still open. */
export function GuestTabs({ stay, chosen, onChoose, onAdd }: GuestTabsProps) {
  const { say, count } = useTexts()
  const nameOf = useGuestName()
  return (
    <fieldset className={styles['tabs']} aria-label={say('desk.step.guests')}>
      {stay.guests.map((guest) => (
        <button
          key={guest.id}
          type="button"
          aria-pressed={guest.id === chosen}
          title={nameOf(guest)}
          onClick={() => onChoose(guest.id)}
        >
          <MarkShape mark={guest.exempt ? 'notAsked' : isGuestOpen(guest, stay) ? 'partly' : 'done'} small />
          <span>{guest.firstName?.split(' ')[0] ?? nameOf(guest)}</span>
          {guest.missing.length > 0 && !guest.exempt && <b>{count(guest.missing.length)}</b>}
        </button>
      ))}
      <IconButton label={say('desk.guest.add')} onClick={onAdd}>
        <Plus size={16} aria-hidden />
      </IconButton>
    </fieldset>
  )
}

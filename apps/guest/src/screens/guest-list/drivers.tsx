import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { useSite } from '../../site/site-context.tsx'
import { DriverEntry } from './driver-entry.tsx'
import css from './drivers.module.css'
import type { GuestRow } from './guest-row.ts'
import type { Drivers as DriversAtHand } from './use-drivers.ts'

interface DriversProps {
  readonly rows: readonly GuestRow[]
  readonly drivers: DriversAtHand
  readonly onOpen: (row: GuestRow) => unknown
  /** Returns undefined if there is no consent to review. */
  readonly consentOf: (row: GuestRow) => (() => unknown) | undefined
}

/** Lists the drivers, and adds or removes one. */
export function Drivers({ rows, drivers, onOpen, consentOf }: DriversProps) {
  const { label } = useSite()
  const text = label.on('guest-list')
  return (
    <>
      <ul className={css['list']} aria-label={text('list')}>
        {rows.map((row, at) => (
          <DriverEntry
            key={row.guest.id}
            row={row}
            place={at + 1}
            onOpen={() => onOpen(row)}
            onConsent={consentOf(row)}
            onRemove={row.guest.main ? undefined : () => drivers.remove(row)}
          />
        ))}
      </ul>
      {drivers.mayAdd && (
        <Button icon={<UserRoundPlus />} busy={drivers.busy} onPress={drivers.add}>
          {text('driver.add')}
        </Button>
      )}
      <Modal
        open={drivers.leaving !== undefined}
        title={text('driver.removeAsked', { name: drivers.leaving?.name ?? '' })}
        text={text('driver.removeText')}
        onClose={drivers.keep}
        actions={
          <>
            <Button kind="danger" busy={drivers.busy} onPress={drivers.removeIndeed}>
              {text('driver.removeYes')}
            </Button>
            <Button kind="primary" onPress={drivers.keep}>
              {text('driver.removeNo')}
            </Button>
          </>
        }
      />
    </>
  )
}

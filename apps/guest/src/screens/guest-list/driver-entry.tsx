import UserRoundX from 'lucide-react/icons/user-round-x'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { FoldBody } from '../../parts/fold-body.tsx'
import { FoldCard } from '../../parts/fold-card.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { GuestRow } from './guest-row.ts'
import { useRowState } from './use-row-state.ts'

interface DriverEntryProps {
  readonly row: GuestRow
  readonly place: number
  readonly onOpen: () => unknown
  /** Undefined if there is no consent to review. */
  readonly onConsent?: (() => unknown) | undefined
  /** Undefined for the main driver. */
  readonly onRemove?: (() => unknown) | undefined
}

/** One driver: name and status when collapsed, actions when expanded. */
export function DriverEntry({ row, place, onOpen, onConsent, onRemove }: DriverEntryProps) {
  const { label } = useSite()
  const text = label.on('guest-list')
  const { guest, state, missing } = row
  const [open, setOpen] = useState(state === 'next')
  const name = row.name ?? text('unnamed', { place })
  const what = useRowState(row)
  const verb = state === 'complete' || missing === 'reception' ? 'edit' : missing === 'face' ? 'face' : 'complete'
  return (
    <li>
      <FoldCard
        name={<bdi>{name}</bdi>}
        end={what}
        endInWords
        open={open}
        chosen={state === 'next'}
        onToggle={() => setOpen(!open)}
      >
        <FoldBody words={text(guest.main ? 'driver.main' : 'driver.additional')}>
          {onConsent && (
            <Button size="small" kind="quiet" label={text('consent.named', { name, place })} onPress={onConsent}>
              {text('consent')}
            </Button>
          )}
          {onRemove && (
            <Button
              size="small"
              kind="quiet"
              icon={<UserRoundX />}
              label={text('driver.remove.named', { name, place })}
              onPress={onRemove}
            >
              {text('driver.remove')}
            </Button>
          )}
          {guest.editable && (
            <Button size="small" label={text(`${verb}.named`, { name, place })} onPress={onOpen}>
              {text(verb)}
            </Button>
          )}
        </FoldBody>
      </FoldCard>
    </li>
  )
}

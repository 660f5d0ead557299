import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useListName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { hasKeys } from './needs-question.ts'
import type { RackChange } from './use-rack-changes.ts'

interface ConfirmRoomProps {
  readonly change: Extract<RackChange, { what: 'room' }>
  readonly busy: boolean
  readonly onConfirm: (change: RackChange) => void
  readonly onClose: () => void
}

/** Asks before guests in house move, and before two stays exchange rooms. */
export function ConfirmRoom({ change, busy, onConfirm, onClose }: ConfirmRoomProps) {
  const { say, day } = useTexts()
  const nameOf = useListName()
  const { stay, swapWith, to: number = '' } = change
  const name = nameOf(stay)
  const withKeys = [stay, ...(swapWith ? [swapWith] : [])].filter(hasKeys)
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={busy}>
        {swapWith ? say('rooms.exchange.with', { name: nameOf(swapWith) }) : say('rooms.move', { number })}
      </Button>
    </>
  )
  return (
    <Dialog
      title={swapWith ? say('rack.ask.exchange', { number }) : say('rack.ask.move', { name, number })}
      onClose={onClose}
      onSubmit={() => onConfirm(change)}
      foot={foot}
    >
      {swapWith && (
        <p>
          {say('rack.ask.exchange.text', {
            other: nameOf(swapWith),
            number,
            from: day(swapWith.startDate),
            to: day(swapWith.endDate),
            name,
            own: stay.roomNumber ?? '',
          })}
        </p>
      )}
      {withKeys.length > 0 && <p>{say('rack.ask.keys', { name: withKeys.map(nameOf).join(' · ') })}</p>}
    </Dialog>
  )
}

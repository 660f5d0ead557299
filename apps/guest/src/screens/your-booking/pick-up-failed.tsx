import type { Problem } from '@foyer/domain/problem/problem.ts'
import CarFront from 'lucide-react/icons/car-front'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { useSite } from '../../site/site-context.tsx'

interface PickUpFailedProps {
  readonly problem: Problem
  readonly busy: boolean
  readonly onAgain: () => unknown
  readonly onClose: () => void
}

/** The pick-up did not start: the guest may retry, and the desk is notified. */
export function PickUpFailed({ problem, busy, onAgain, onClose }: PickUpFailedProps) {
  const { label } = useSite()
  const text = label.on('your-booking')
  return (
    <Modal
      open
      urgent
      lead={<CarFront />}
      title={text('pickUpFailed.title')}
      text={text('pickUpFailed.text')}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" busy={busy} onPress={onAgain}>
            {text('pickUpFailed.again')}
          </Button>
          <ReceptionButton />
        </>
      }
    >
      <RaiseAlert reason="pickUpFailed" problem={problem.code} />
    </Modal>
  )
}

import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { LeavingNew } from './use-leave-new.ts'

/** Confirms that the guest wants to give up a check-in that began with a new reservation. */
export function LeaveModal({ leaving }: { leaving: LeavingNew }) {
  const { label } = useSite()
  const text = label.on('guest-list')
  return (
    <Modal
      open={leaving.isAsking}
      title={text('leave.title')}
      text={text('leave.text')}
      onClose={leaving.stay}
      actions={
        <>
          <Button kind="danger" busy={leaving.busy} onPress={leaving.leave}>
            {text('leave.yes')}
          </Button>
          <Button kind="primary" onPress={leaving.stay}>
            {text('leave.no')}
          </Button>
        </>
      }
    />
  )
}

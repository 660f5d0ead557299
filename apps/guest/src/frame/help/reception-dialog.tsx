import ConciergeBell from 'lucide-react/icons/concierge-bell'
import { Button } from '../../parts/button.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Modal } from '../../parts/modal.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './reception-dialog.module.css'
import { useReception } from './use-reception.tsx'

/** Who will help and where they are. It promises no call that nobody would hear. */
export function ReceptionDialog({ onClose }: { onClose: () => void }) {
  const { label } = useSite()
  const text = label.on('reception')
  const { words, facts } = useReception()
  return (
    <Modal
      open
      lead={
        <span className={css['bell']}>
          <ConciergeBell />
        </span>
      }
      title={text('title')}
      text={words}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          {text('close')}
        </Button>
      }
    >
      {facts.length > 0 && (
        <div className={css['facts']}>
          <Facts facts={facts} />
        </div>
      )}
    </Modal>
  )
}

import { Button } from '@foyer/web/parts/button.tsx'
import { Modal } from '@foyer/web/parts/modal.tsx'
import { useSite } from '../site/site-context.tsx'

/** Nothing typed is lost: the screen behind stays as it was. */
export function OfflineModal({ onRetry }: { onRetry: () => void }) {
  const { label } = useSite()
  return (
    <Modal title={label('offline.title')} onClose={onRetry}>
      <p>{label('offline.text')}</p>
      <Button kind="primary" onPress={onRetry}>
        {label('offline.retry')}
      </Button>
    </Modal>
  )
}

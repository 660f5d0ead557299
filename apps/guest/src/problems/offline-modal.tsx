import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Modal } from '../parts/modal.tsx'
import { useSite } from '../site/site-context.tsx'

interface OfflineModalProps {
  /** Settles when the attempt is over, whatever its result. */
  readonly onRetry: () => Promise<unknown>
  readonly onClose: () => void
}

/** Nothing typed is lost: the screen behind stays as it was. */
export function OfflineModal({ onRetry, onClose }: OfflineModalProps) {
  const { label } = useSite()
  const [busy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    await onRetry().finally(() => setBusy(false))
  }
  // Retries automatically when the network is back.
  const backAgain = useEffectEvent(() => void retry())
  useEffect(() => {
    addEventListener('online', backAgain)
    return () => removeEventListener('online', backAgain)
  }, [])
  return (
    <Modal
      open
      urgent
      lead={<WifiOff />}
      title={label('offline.title')}
      text={label('offline.text')}
      onClose={onClose}
      actions={
        <Button kind="primary" busy={busy} onPress={retry}>
          {label('offline.retry')}
        </Button>
      }
    />
  )
}

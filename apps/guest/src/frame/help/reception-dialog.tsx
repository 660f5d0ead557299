import Check from 'lucide-react/icons/check'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import { getHelper, useCallText } from '../../alert/call-text.ts'
import type { OwnAlert } from '../../alert/own-alert.ts'
import { useCallReception } from '../../alert/use-call-reception.ts'
import { VideoOffer } from '../../alert/video-offer.tsx'
import { Button } from '../../parts/button.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './reception-dialog.module.css'
import { useReception } from './use-reception.tsx'

/** Who can help and where they are, and a call to this screen that shows who is coming. */
export function ReceptionDialog({ onClose }: { onClose: () => void }) {
  const { label, site } = useSite()
  const text = label.on('reception')
  const { words, facts } = useReception()
  const callText = useCallText()
  const { canCall, alert, call } = useCallReception()
  const name = site.hotelInfo.reception?.name
  const isUnderWay = alert.state === 'open' || alert.state === 'coming'
  const calls = canCall && !isUnderWay
  return (
    <Modal
      open
      lead={
        <span className={css['bell']} data-state={alert.state}>
          {alert.state === 'coming' ? <Check /> : <ConciergeBell />}
        </span>
      }
      title={alert.state === 'coming' ? getHelper(alert, callText) : text('title')}
      text={isUnderWay ? undefined : words}
      onClose={onClose}
      actions={
        <>
          {calls && (
            <Button kind="primary" icon={<ConciergeBell />} busy={alert.state === 'calling'} onPress={call}>
              {name ? callText('call', { name }) : callText('callAnyone')}
            </Button>
          )}
          <Button kind={calls ? 'secondary' : 'primary'} onPress={onClose}>
            {text('close')}
          </Button>
        </>
      }
    >
      <CallState alert={alert} />
      <VideoOffer onPress={onClose} />
      {facts.length > 0 && (
        <div className={css['facts']}>
          <Facts facts={facts} />
        </div>
      )}
    </Modal>
  )
}

function CallState({ alert: { state } }: { alert: OwnAlert }) {
  const { label } = useSite()
  const callText = useCallText()
  if (state === 'open' || state === 'coming')
    return (
      <Notice kind="good" announced>
        {callText(state === 'open' ? 'received' : 'how')}
      </Notice>
    )
  if (state === 'failed' || state === 'unheard')
    return (
      <Notice kind="warning" announced>
        {label('reception.notHeard')}
      </Notice>
    )
  return null
}

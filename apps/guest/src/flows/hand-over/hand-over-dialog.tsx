import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './hand-over-dialog.module.css'
import { useHandOver } from './use-hand-over.ts'

/** A QR code to continue the check-in on another device. */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const { label } = useSite()
  const text = label.on('hand-over')
  const { to, picture, left, unsaved, again, busy } = useHandOver(onClose)
  const isOver = left === 0
  return (
    <Modal
      open
      title={text(`title.${to}`)}
      text={text(`how.${to}`, { scan: label('check-in.scan') })}
      onClose={onClose}
      actions={
        <>
          {isOver && (
            <Button kind="primary" icon={<RefreshCw />} busy={busy} onPress={again}>
              {text('again')}
            </Button>
          )}
          <Button kind={isOver ? 'secondary' : 'primary'} onPress={onClose}>
            {text('stay')}
          </Button>
        </>
      }
    >
      <div className={css['give']}>
        {picture && !isOver ? (
          <img className={css['code']} src={picture} alt={text(`alt.${to}`)} />
        ) : (
          <span className={css['code']} aria-hidden="true">
            <MonitorSmartphone />
          </span>
        )}
        <p role="timer" className={css['left']}>
          {left === undefined ? text('making') : isOver ? text('over') : text('left', { seconds: left })}
        </p>
        <p className={css['what']}>{text(`then.${to}`)}</p>
      </div>
      {unsaved && (
        <Notice kind="warning" announced>
          {text('unsaved.here')}
        </Notice>
      )}
    </Modal>
  )
}

import Undo2 from 'lucide-react/icons/undo-2'
import { useRef } from 'react'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { formatDay } from '../../site/format-day.ts'
import { useSite } from '../../site/site-context.tsx'
import css from './consent-modal.module.css'
import { ConsentText } from './consent-text.tsx'
import type { ConsentPrompt } from './use-consent.ts'

interface WithdrawModalProps {
  readonly asking: ConsentPrompt
  readonly busy: boolean
  readonly onWithdraw: () => unknown
  readonly onClose: () => void
}

/** What a guest has agreed to and when. Withdrawing is as easy as agreeing was. */
export function WithdrawModal({ asking, busy, onWithdraw, onClose }: WithdrawModalProps) {
  const { label, language } = useSite()
  const words = label.on('consent')
  const box = useRef<HTMLElement>(null)
  const day = asking.day ? formatDay(asking.day, language, 'long') : ''
  return (
    <Modal
      open
      shape="panel"
      title={words('given.title')}
      text={day && words('agreedOn', { day })}
      onClose={onClose}
      actions={
        <>
          <Button icon={<Undo2 />} busy={busy} onPress={onWithdraw}>
            {words('withdraw')}
          </Button>
          <Button kind="primary" disabled={busy} onPress={onClose}>
            {words('keep')}
          </Button>
        </>
      }
    >
      <ul className={css['given']}>
        {asking.subjects.map((subject) => (
          <li key={subject}>{words(`given.${subject}`)}</li>
        ))}
      </ul>
      <ConsentText box={box} text={asking.text} />
    </Modal>
  )
}

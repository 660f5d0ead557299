import Info from 'lucide-react/icons/info'
import { useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { useSite } from '../../site/site-context.tsx'
import { ConsentDrawing } from './consent-drawing.tsx'
import css from './consent-modal.module.css'
import { ConsentText } from './consent-text.tsx'
import type { ConsentAnswers, ConsentPrompt } from './use-consent.ts'

interface ScanConsentModalProps {
  readonly asking: ConsentPrompt
  readonly busy: boolean
  readonly onAnswer: (said: ConsentAnswers) => unknown
  readonly onClose: () => void
}

/**
 * Asks one guest about the scan alone: one question, two answers. Only the text about faces has to
 * be read to its end first.
 */
export function ScanConsentModal({ asking: { name, text }, busy, onAnswer, onClose }: ScanConsentModalProps) {
  const { label } = useSite()
  const words = label.on('consent')
  const box = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <Modal
      open
      title={name ? words('scan.title', { name }) : words('question.scan')}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onPress={() => onAnswer({ scan: false })}>
            {words('no')}
          </Button>
          {/* Both answers look alike: neither is suggested. */}
          <Button busy={busy} onPress={() => onAnswer({ scan: true })}>
            {words('yes')}
          </Button>
        </>
      }
    >
      <div className={css['sentence']}>
        <ConsentDrawing of="scan" />
        <p>{words('scan.why')}</p>
      </div>
      <Button kind="quiet" size="small" icon={<Info />} expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {words('details')}
      </Button>
      {isOpen && <ConsentText box={box} text={text} />}
    </Modal>
  )
}

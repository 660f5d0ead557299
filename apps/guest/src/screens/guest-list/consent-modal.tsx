import BookOpenText from 'lucide-react/icons/book-open-text'
import Check from 'lucide-react/icons/check'
import { useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { YesNoField } from '../../parts/yes-no-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import { ConsentDrawing } from './consent-drawing.tsx'
import css from './consent-modal.module.css'
import { ConsentText } from './consent-text.tsx'
import type { ConsentAnswers, ConsentPrompt } from './use-consent.ts'
import { useReadToEnd } from './use-read-to-end.ts'

interface ConsentModalProps {
  readonly asking: ConsentPrompt
  readonly busy: boolean
  readonly onAnswer: (said: ConsentAnswers) => unknown
  readonly onClose: () => void
}

/**
 * Asks one guest for each consent separately. The answers are disabled until the text was read to
 * its end.
 */
export function ConsentModal({ asking: { name, subjects, text }, busy, onAnswer, onClose }: ConsentModalProps) {
  const { site, label } = useSite()
  const words = label.on('consent')
  const isRequired = site.policies.face.required
  const box = useRef<HTMLElement>(null)
  const isRead = useReadToEnd(box)
  const [said, setSaid] = useState<ConsentAnswers>({})
  const isAnswered = subjects.every((subject) => said[subject] !== undefined)
  return (
    <Modal
      open
      shape="wide"
      title={name ? words('title', { name }) : words('title.noName')}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onPress={onClose}>
            {words('later')}
          </Button>
          <Button kind="primary" busy={busy} disabled={!isRead || !isAnswered} onPress={() => onAnswer(said)}>
            {words('confirm')}
          </Button>
        </>
      }
    >
      <div className={css['columns']}>
        <ConsentText box={box} text={text} />
        <div className={css['answers']}>
          {/* Both keep their space, so that nothing moves while the guest is about to tap. */}
          <div className={css['note']} role="status">
            <div data-off={isRead || undefined}>
              <Notice icon={<BookOpenText />}>{words('readFirst')}</Notice>
            </div>
            <div data-off={!isRead || undefined}>
              <Notice icon={<Check />}>{words('answerNow')}</Notice>
            </div>
          </div>
          <div className={css['questions']} data-locked={!isRead || undefined}>
            {subjects.map((subject) => (
              <div key={subject} className={css['card']} data-said={said[subject]}>
                <ConsentDrawing of={subject} />
                <YesNoField
                  label={words(`question.${subject}`)}
                  hint={words(subject === 'face' && isRequired ? 'otherwise.face.required' : `otherwise.${subject}`)}
                  value={said[subject]}
                  disabled={!isRead || busy}
                  yes={words('yes')}
                  no={words('no')}
                  onChange={(answer) => setSaid({ ...said, [subject]: answer })}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    </Modal>
  )
}

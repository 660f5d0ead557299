import { Button } from '@foyer/web/parts/button.tsx'
import { Modal } from '@foyer/web/parts/modal.tsx'
import { useSite } from '../site/site-context.tsx'
import css from './terms-modal.module.css'

interface TermsModalProps {
  readonly open: boolean
  readonly text: string | undefined
  readonly onClose: () => void
}

/** The hotel's own text, as plain paragraphs: nothing in it is taken for markup. */
export function TermsModal({ open, text, onClose }: TermsModalProps) {
  const { label } = useSite()
  const paragraphs = (text ?? '').split(/\n+/).filter(Boolean)
  return (
    <Modal
      open={open}
      title={label('terms.title')}
      shape="panel"
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          {label('close')}
        </Button>
      }
    >
      <div className={css['text']}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Modal>
  )
}

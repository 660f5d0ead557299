import { Button } from '@foyer/web/parts/button.tsx'
import { Modal } from '@foyer/web/parts/modal.tsx'
import { useSite } from '../site/site-context.tsx'
import type { LegalText, Texts } from './legal-modal.tsx'
import css from './legal-panel.module.css'

interface LegalPanelProps {
  readonly which: LegalText
  readonly texts: Texts | undefined
  readonly onClose: () => void
}

const partsOf = {
  terms: (texts: Texts | undefined) => ({ content: texts?.termsContent, url: texts?.termsUrl }),
  privacy: (texts: Texts | undefined) => ({ content: texts?.privacyContent, url: texts?.privacyUrl }),
  membership: (texts: Texts | undefined) => ({ content: texts?.membershipTerms, url: undefined }),
} satisfies Record<LegalText, unknown>

/** The hotel's own text as plain paragraphs: nothing in it is taken for markup. */
export function LegalPanel({ which, texts, onClose }: LegalPanelProps) {
  const { label, site } = useSite()
  const text = label.on('legal')
  const { content, url } = partsOf[which](texts)
  const paragraphs = (content ?? (url ? '' : text(`${which}.notSet`))).split(/\n+/).filter(Boolean)
  return (
    <Modal
      open
      title={text(which)}
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
        {url &&
          (site.device.enrolledOnly ? (
            <p>{url}</p>
          ) : (
            <p>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {text('readOnline')}
              </a>
            </p>
          ))}
      </div>
    </Modal>
  )
}

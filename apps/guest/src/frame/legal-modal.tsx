import { Button } from '@foyer/web/parts/button.tsx'
import { Modal } from '@foyer/web/parts/modal.tsx'
import { useSite } from '../site/site-context.tsx'
import css from './legal-modal.module.css'

export type LegalText = 'terms' | 'privacy' | 'membership'

type Part = 'termsContent' | 'termsUrl' | 'privacyContent' | 'privacyUrl' | 'membershipTerms'
type Texts = { readonly [Name in Part]?: string | undefined }

interface LegalModalProps {
  /** Which of them is to be read; undefined while none is. */
  readonly open: LegalText | undefined
  /** Undefined while they are not known, and where the hotel has none. */
  readonly texts: Texts | undefined
  readonly onClose: () => void
}

const partsOf = {
  terms: (texts: Texts | undefined) => ({ content: texts?.termsContent, url: texts?.termsUrl }),
  privacy: (texts: Texts | undefined) => ({ content: texts?.privacyContent, url: texts?.privacyUrl }),
  membership: (texts: Texts | undefined) => ({ content: texts?.membershipTerms, url: undefined }),
} satisfies Record<LegalText, unknown>

/** The hotel's own text as plain paragraphs: nothing in it is taken for markup. */
export function LegalModal({ open, texts, onClose }: LegalModalProps) {
  const { label, site } = useSite()
  const text = label.on('legal')
  const which = open ?? 'terms'
  const { content, url } = partsOf[which](texts)
  const paragraphs = (content ?? (url ? '' : text(`${which}.notSet`))).split(/\n+/).filter(Boolean)
  return (
    <Modal
      open={open !== undefined}
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

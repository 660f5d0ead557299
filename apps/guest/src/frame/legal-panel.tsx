import { Button } from '../parts/button.tsx'
import { Modal } from '../parts/modal.tsx'
import { Notice } from '../parts/notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { useSite } from '../site/site-context.tsx'
import css from './legal-panel.module.css'
import { useLegalTexts } from './use-legal-texts.ts'

export type LegalText = 'terms' | 'privacy' | 'membership'

interface LegalPanelProps {
  readonly which: LegalText
  readonly onClose: () => void
}

type Texts = ReturnType<typeof useLegalTexts>['texts']

const selectText = {
  terms: (texts: Texts) => ({ content: texts?.termsContent, url: texts?.termsUrl }),
  privacy: (texts: Texts) => ({ content: texts?.privacyContent, url: texts?.privacyUrl }),
  membership: (texts: Texts) => ({ content: texts?.membershipTerms, url: undefined }),
} satisfies Record<LegalText, unknown>

export function LegalPanel({ which, onClose }: LegalPanelProps) {
  const { label } = useSite()
  const text = label.on('legal')
  const legal = useLegalTexts()
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
      {legal.isKnown && <LegalContent which={which} texts={legal.texts} />}
      {legal.failure && (
        <Notice kind="warning" announced action={<Button onPress={legal.again}>{label('offline.retry')}</Button>}>
          {text('failed')}
        </Notice>
      )}
      {!legal.isKnown && !legal.failure && <Skeleton lines={['long', 'long', 'short']} />}
    </Modal>
  )
}

/** The hotel's text as plain paragraphs; markup in it is not interpreted. */
function LegalContent({ which, texts }: { which: LegalText; texts: Texts }) {
  const { label, site } = useSite()
  const text = label.on('legal')
  const { content, url } = selectText[which](texts)
  const paragraphs = (content ?? (url ? '' : text(`${which}.notSet`))).split(/\n+/).filter(Boolean)
  return (
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
  )
}

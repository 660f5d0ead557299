import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useShareLink } from './use-share-link.ts'

export interface ShareProps {
  reference: string
  size?: 'small' | 'normal'
}

/** Creates the link and shares it, or shows it to be copied manually. */
export function ShareButton({ reference, size = 'normal' }: ShareProps) {
  const { label } = useSite()
  const text = label.on('share')
  const link = useShareLink(reference)
  return (
    <>
      <Button icon={<Share2 />} busy={link.busy} onPress={link.share} {...(size === 'small' && { size })}>
        {text(link.isShared ? 'again' : 'others')}
      </Button>
      <Modal
        open={link.shown !== undefined}
        title={text('byHand')}
        onClose={link.close}
        actions={
          <>
            <Button kind="primary" icon={<Copy />} onPress={link.copy}>
              {text('copy')}
            </Button>
            <Button onPress={link.close}>{text('close')}</Button>
          </>
        }
      >
        <TextField label={text('link')} value={link.shown ?? ''} onChange={() => {}} readOnly dir="ltr" />
      </Modal>
    </>
  )
}

import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Button } from '@foyer/web/parts/button.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import { SignatureSheet } from '@foyer/web/parts/signature-sheet.tsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Signature from 'lucide-react/icons/signature'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { ConsentList } from './consent-list.tsx'
import { useSignature } from './use-signature.ts'
import type { useSigners } from './use-signers.ts'

/** A sheet with a line and a name, the consents below it, and the three things that can be missing. */
export function SignaturePad({ guest, walk }: { guest: Guest; walk: ReturnType<typeof useSigners> }) {
  const { label, language } = useSite()
  const signing = useSignature(guest, walk)
  const text = label.on('signature')
  const { firstName = '' } = guest
  const { count } = walk
  return (
    <GuestFrame
      question={text(firstName ? 'question' : 'question.noName', { name: firstName })}
      hint={text('hint')}
      picture={<ConfiguredPicture name="signature" />}
      onBack={walk.back}
      answerFills
      progress={{ detail: text('progress', { place: guest.index, total: count }), part: guest.index / (count + 1) }}
      primary={
        <Button kind="primary" busy={signing.busy} iconEnd={<Signature />} onPress={signing.confirm}>
          {text('confirm')}
        </Button>
      }
    >
      <SignatureSheet
        ref={signing.sheet}
        label={text('sheet', { name: signing.name })}
        name={signing.name}
        date={new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(walk.today))}
        undo={text('undo')}
        clear={text('clear')}
        alternative={{ text: text('alternative') }}
        disabled={signing.busy}
        onInk={signing.inked}
      />
      {signing.issues.missesInk && (
        <Notice kind="problem" announced icon={<CircleAlert />}>
          {text('missing_signature_error')}
        </Notice>
      )}
      <ConsentList consents={signing.consents} issues={signing.issues} />
    </GuestFrame>
  )
}

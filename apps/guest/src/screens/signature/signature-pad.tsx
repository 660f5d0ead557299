import type { Guest } from '@foyer/domain/guest/guest.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Signature from 'lucide-react/icons/signature'
import { useFirstIssue } from '../../fields/use-first-issue.ts'
import { useScreenKeyboard } from '../../fields/use-screen-keyboard.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { AgreementFacts } from './agreement-facts.tsx'
import { ConsentList } from './consent-list.tsx'
import css from './signature-pad.module.css'
import { SigningSheet } from './signing-sheet.tsx'
import { TypedName } from './typed-name.tsx'
import { useSignature } from './use-signature.ts'
import type { useSigners } from './use-signers.ts'

/** A sheet with a line and a name, the consents below it, and the messages for what is missing. */
export function SignaturePad({ guest, walk }: { guest: Guest; walk: ReturnType<typeof useSigners> }) {
  const { label } = useSite()
  const signing = useSignature(guest, walk)
  const text = label.on('signature')
  const { firstName = '' } = guest
  const { typed } = signing
  const { isTyping } = typed
  const keyboard = useScreenKeyboard()
  const lookAfter = useFirstIssue()
  const sign = () => lookAfter(signing.confirm())
  const keys = isTyping && keyboard.keys
  const { count, skip } = walk
  return (
    <GuestFrame
      question={text(firstName ? 'question' : 'question.noName', { name: firstName })}
      hint={text(isTyping ? 'hint.typed' : 'hint')}
      picture={!keys && <ConfiguredPicture name="signature" />}
      onBack={walk.back}
      answerFills
      progress={{
        ...(count > 1 && { detail: text('progress', { place: guest.index, total: count }) }),
        part: guest.index / (count + 1),
      }}
      primary={
        <Button
          kind="primary"
          busy={signing.busy}
          disabled={signing.agreement.isComing}
          iconEnd={<Signature />}
          onPress={sign}
        >
          {text('confirm')}
        </Button>
      }
      secondary={
        skip && (
          <Button kind="secondary" disabled={signing.busy} onPress={() => skip(guest)}>
            {text('skip')}
          </Button>
        )
      }
    >
      {guest.signatureVoided && (
        <Notice kind="warning" announced icon={<CircleAlert />}>
          {text('voided')}
        </Notice>
      )}
      {signing.hasLostInk && (
        <Notice announced icon={<Signature />}>
          {text('lost')}
        </Notice>
      )}
      {signing.agreement.isComing && <Skeleton lines={['medium', 'long']} />}
      {signing.agreement.shown && <AgreementFacts shown={signing.agreement.shown} />}
      <SigningSheet signing={signing} today={walk.today} />
      {isTyping && (
        <TypedName
          typed={typed}
          issue={signing.issues.name}
          busy={signing.busy}
          watched={keyboard.watched}
          onDone={sign}
        />
      )}
      {signing.issues.missesInk && (
        <p className={css['missing']} role="alert" tabIndex={-1} data-wrong>
          <CircleAlert />
          {text('missing_signature_error')}
        </p>
      )}
      <ConsentList consents={signing.consents} issues={signing.issues} />
      {keys}
    </GuestFrame>
  )
}

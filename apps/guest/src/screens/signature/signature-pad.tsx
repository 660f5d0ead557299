import type { Language } from '@foyer/domain/config/language.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Button } from '@foyer/web/parts/button.tsx'
import { SignatureSheet } from '@foyer/web/parts/signature-sheet.tsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Signature from 'lucide-react/icons/signature'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { localeOf } from '../../site/locale.ts'
import { useSite } from '../../site/site-context.tsx'
import { ConsentList } from './consent-list.tsx'
import css from './signature-pad.module.css'
import { useSignature } from './use-signature.ts'
import type { useSigners } from './use-signers.ts'

const dateFormat = (language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })

/** A sheet with a line and a name, the consents below it, and the three things that can be missing. */
export function SignaturePad({ guest, walk }: { guest: Guest; walk: ReturnType<typeof useSigners> }) {
  const { site, label, language } = useSite()
  const signing = useSignature(guest, walk)
  const text = label.on('signature')
  const { firstName = '' } = guest
  const { count, skip } = walk
  return (
    <GuestFrame
      question={text(firstName ? 'question' : 'question.noName', { name: firstName })}
      hint={text('hint')}
      picture={<ConfiguredPicture name="signature" />}
      onBack={walk.back}
      answerFills
      progress={{
        detail: text(`progress.${site.product.partyWord}`, { place: guest.index, total: count }),
        part: guest.index / (count + 1),
      }}
      primary={
        <Button kind="primary" busy={signing.busy} iconEnd={<Signature />} onPress={signing.confirm}>
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
      <SignatureSheet
        ref={signing.sheet}
        label={text('sheet', { name: signing.name })}
        name={signing.name}
        date={dateFormat(language).format(Date.parse(walk.today))}
        undo={text('undo')}
        clear={text('clear')}
        alternative={{ text: text('alternative') }}
        disabled={signing.busy}
        onInk={signing.inked}
      />
      {signing.issues.missesInk && (
        <p className={css['missing']} role="alert">
          <CircleAlert />
          {text('missing_signature_error')}
        </p>
      )}
      <ConsentList consents={signing.consents} issues={signing.issues} />
    </GuestFrame>
  )
}

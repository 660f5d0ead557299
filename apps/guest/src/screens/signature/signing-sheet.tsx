import type { Language } from '@foyer/domain/basics/language.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'
import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import Keyboard from 'lucide-react/icons/keyboard'
import PenLine from 'lucide-react/icons/pen-line'
import { Suspense } from 'react'
import { Button } from '../../parts/button.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './signature-pad.module.css'
import type { useSignature } from './use-signature.ts'

/** Loaded lazily because it is large; its space is reserved so that nothing moves. */
export const SignatureSheet = lazyPart(async () => (await import('../../parts/signature-sheet.tsx')).SignatureSheet)

const dateFormat = (language: Language) =>
  new Intl.DateTimeFormat(getLocale(language), { dateStyle: 'long', timeZone: 'UTC' })

interface SigningSheetProps {
  readonly signing: ReturnType<typeof useSignature>
  readonly today: string
}

/** The sheet to sign on, with a pen or, where the hotel offers it, the keyboard. */
export function SigningSheet({ signing, today }: SigningSheetProps) {
  const { label, language } = useSite()
  const text = label.on('signature')
  const { typed } = signing
  const { isTyping } = typed
  const otherWay = (
    <Button
      kind="quiet"
      size="small"
      icon={isTyping ? <PenLine /> : <Keyboard />}
      disabled={signing.busy}
      onPress={isTyping ? typed.end : typed.begin}
    >
      {text(isTyping ? 'typed.draw' : 'typed.use')}
    </Button>
  )
  const coming = (
    <div className={css['coming']} inert aria-hidden="true">
      <p>{signing.name}</p>
      {typed.offered && otherWay}
    </div>
  )
  return (
    <Suspense fallback={coming}>
      <SignatureSheet
        ref={signing.sheet}
        label={isTyping ? text('typed.sheet', { name: typed.name }) : text('sheet', { name: signing.name })}
        name={signing.name}
        date={dateFormat(language).format(Date.parse(today))}
        undo={text('undo')}
        clear={text('clear')}
        typed={isTyping ? typed : undefined}
        alternative={
          typed.offered
            ? {
                text: text(isTyping ? 'hint.typed' : 'typed.offer'),
                action: otherWay,
              }
            : { text: text('alternative') }
        }
        disabled={signing.busy}
        onInk={signing.inked}
      />
    </Suspense>
  )
}

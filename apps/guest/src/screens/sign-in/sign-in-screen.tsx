import { Button } from '@foyer/web/parts/button.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import { ScreenFrame } from '@foyer/web/parts/screen-frame.tsx'
import { TextField } from '@foyer/web/parts/text-field.tsx'
import { HouseMark } from '@foyer/web/pictures/house-mark.tsx'
import { pictures } from '@foyer/web/pictures/pictures.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { lazy, Suspense, use, useEffect, useId } from 'react'
import { useSecretTaps } from '../../watchers/secret-taps.ts'
import { loadBrowserWords } from './browser-words.ts'
import { LicenseCodeField } from './license-code-field.tsx'
import css from './sign-in.module.css'
import { SignInKeyboard } from './sign-in-keyboard.tsx'
import { useSignIn } from './use-sign-in.ts'

const words = loadBrowserWords(navigator.languages)

const ExitModal = lazy(async () => ({ default: (await import('../../staff-only/exit-modal.tsx')).ExitModal }))

/** No hotel, no password: whoever is here can only leave. */
const doors = ['admin'] as const

const focusAtOnce = (box: HTMLElement | null) => box?.focus()

/** Stands alone: no hotel is known yet, so no theme but ours, no tools, no way back. */
export function SignInScreen() {
  const { label, language } = use(words)
  const signIn = useSignIn()
  const taps = useSecretTaps(doors)
  const form = useId()
  const text = label.on('sign-in')
  const question = signIn.asksAppKey ? text('questionAppKey') : text('question')
  useEffect(() => {
    document.documentElement.lang = language
    document.title = `${question} · Foyer`
  }, [language, question])
  return (
    <ScreenFrame
      mark={{ name: 'Foyer', icon: <HouseMark mark="arch" /> }}
      question={question}
      hint={signIn.asksAppKey ? text('hintAppKey') : text('hint')}
      picture={
        <Suspense>
          <pictures.keycard />
        </Suspense>
      }
      scroll={{ up: label('scroll.up'), down: label('scroll.down') }}
      primary={
        <Button kind="primary" type="submit" form={form} busy={signIn.busy} iconEnd={<ArrowRight data-turns />}>
          {text('submit')}
        </Button>
      }
    >
      <form
        id={form}
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void signIn.submit()
        }}
      >
        <LicenseCodeField
          label={text('code')}
          value={signIn.code}
          issue={signIn.isMissing('code') ? label('field.required') : undefined}
          onChange={signIn.typeCode}
        />
        {signIn.asksAppKey && (
          <TextField
            ref={focusAtOnce}
            name="appKey"
            label={text('appKey')}
            value={signIn.appKey}
            onChange={signIn.typeAppKey}
            issue={signIn.isMissing('appKey') ? label('field.required') : undefined}
            required
            maxLength={40}
            autoCapitalize="off"
            inputMode="none"
            dir="ltr"
          />
        )}
      </form>
      {signIn.problem && (
        <Notice kind="warning" announced>
          {label(`problem.${signIn.problem}.text`)}
        </Notice>
      )}
      <SignInKeyboard label={label} language={language} onEnter={signIn.submit} />
      <Suspense>{taps.door && <ExitModal label={label} onClose={taps.close} />}</Suspense>
    </ScreenFrame>
  )
}

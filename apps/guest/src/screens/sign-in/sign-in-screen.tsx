import ArrowRight from 'lucide-react/icons/arrow-right'
import { lazy, Suspense, useId } from 'react'
import { useFirstIssue } from '../../fields/use-first-issue.ts'
import { useSecretTaps } from '../../flows/staff-only/secret-taps.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { FoyerFrame } from './foyer-frame.tsx'
import { LicenseCodeField } from './license-code-field.tsx'
import css from './sign-in.module.css'
import { SignInKeyboard } from './sign-in-keyboard.tsx'
import { useBrowserTexts } from './use-browser-texts.ts'
import { useSignIn } from './use-sign-in.ts'

const ExitModal = lazy(async () => ({ default: (await import('../../flows/staff-only/exit-modal.tsx')).ExitModal }))

/** Without a hotel there is no password, so this panel can only be used to leave. */
const panels = ['admin'] as const

const focusAtOnce = (box: HTMLElement | null) => box?.focus()

export function SignInScreen() {
  const { label, language } = useBrowserTexts()
  const signIn = useSignIn()
  const taps = useSecretTaps(panels)
  const form = useId()
  const lookAfter = useFirstIssue()
  const send = () => lookAfter(signIn.submit())
  const text = label.on('sign-in')
  return (
    <FoyerFrame
      question={text(signIn.asksAppKey ? 'questionAppKey' : 'question')}
      hint={text(signIn.asksAppKey ? 'hintAppKey' : 'hint')}
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
          void send()
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
      <SignInKeyboard label={label} language={language} onEnter={send} />
      <Suspense>{taps.panel && <ExitModal label={label} onClose={taps.close} />}</Suspense>
    </FoyerFrame>
  )
}

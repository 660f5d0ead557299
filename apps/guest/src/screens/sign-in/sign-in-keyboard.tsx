import type { Language } from '@foyer/domain/basics/language.ts'
import type { Label } from '@foyer/domain/config/labels.ts'
import { lazy, Suspense } from 'react'

const OnScreenKeyboard = lazy(async () => ({
  default: (await import('../../parts/on-screen-keyboard.tsx')).OnScreenKeyboard,
}))

interface SignInKeyboardProps {
  label: Label
  language: Language
  onEnter: () => unknown
}

/** The device is not known yet and may have no other keyboard. */
export function SignInKeyboard({ label, language, onEnter }: SignInKeyboardProps) {
  const text = label.on('keyboard')
  return (
    <Suspense>
      <OnScreenKeyboard
        label={text('label')}
        locale={language}
        capitals="first"
        keys={{
          space: text('space'),
          erase: text('erase'),
          enter: text('enter'),
          shift: text('shift'),
          accents: text('accents'),
          letters: text('letters'),
        }}
        onEnter={onEnter}
      />
    </Suspense>
  )
}

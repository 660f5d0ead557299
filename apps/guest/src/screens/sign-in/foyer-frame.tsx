import { type ReactNode, Suspense, useEffect } from 'react'
import { ScreenFrame } from '../../parts/screen-frame.tsx'
import { MarkPicture } from '../../pictures/mark-picture.tsx'
import { pictures } from '../../pictures/pictures.ts'
import { useBrowserTexts } from './use-browser-texts.ts'

interface FoyerFrameProps {
  readonly question: string
  readonly hint: string
  readonly primary: ReactNode
  readonly children?: ReactNode
}

/** Used before the hotel is known: our own theme, no tools, no back button. */
export function FoyerFrame({ question, hint, primary, children }: FoyerFrameProps) {
  const { label, language } = useBrowserTexts()
  useEffect(() => {
    document.documentElement.lang = language
    document.title = `${question} · Foyer`
  }, [language, question])
  return (
    <ScreenFrame
      mark={{ name: 'Foyer', icon: <MarkPicture mark="arch" /> }}
      question={question}
      hint={hint}
      picture={
        <Suspense>
          <pictures.keycard />
        </Suspense>
      }
      scroll={{ up: label('scroll.up'), down: label('scroll.down') }}
      primary={primary}
    >
      {children}
    </ScreenFrame>
  )
}

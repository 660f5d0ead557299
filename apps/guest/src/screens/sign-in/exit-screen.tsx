import { Button } from '@foyer/web/parts/button.tsx'
import { ScreenFrame } from '@foyer/web/parts/screen-frame.tsx'
import { HouseMark } from '@foyer/web/pictures/house-mark.tsx'
import { pictures } from '@foyer/web/pictures/pictures.ts'
import { Suspense, use, useEffect } from 'react'
import { loadBrowserWords } from './browser-words.ts'

const words = loadBrowserWords(navigator.languages)

/** Where a kiosk that was left stands until the program around it ends, or somebody goes back. */
export function ExitScreen() {
  const { label, language } = use(words)
  const text = label.on('exit')
  const question = text('question')
  useEffect(() => {
    document.documentElement.lang = language
    document.title = `${question} · Foyer`
  }, [language, question])
  return (
    <ScreenFrame
      mark={{ name: 'Foyer', icon: <HouseMark mark="arch" /> }}
      question={question}
      hint={text('hint')}
      picture={
        <Suspense>
          <pictures.keycard />
        </Suspense>
      }
      primary={
        <Button kind="primary" onPress={() => (history.length > 1 ? history.back() : location.assign('/pok/'))}>
          {text('back')}
        </Button>
      }
    />
  )
}

import { Button } from '../../parts/button.tsx'
import { FoyerFrame } from './foyer-frame.tsx'
import { useBrowserTexts } from './use-browser-texts.ts'

/** Shown after leaving a kiosk until the program around it ends or the user goes back. */
export function ExitScreen() {
  const { label } = useBrowserTexts()
  const text = label.on('exit')
  return (
    <FoyerFrame
      question={text('question')}
      hint={text('hint')}
      primary={
        <Button kind="primary" onPress={() => (history.length > 1 ? history.back() : location.assign('/pok/'))}>
          {text('back')}
        </Button>
      }
    />
  )
}

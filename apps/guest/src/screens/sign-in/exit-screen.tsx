import { Button } from '../../parts/button.tsx'
import { FoyerFrame } from './foyer-frame.tsx'
import { useBrowserWords } from './use-browser-words.ts'

/** Where a kiosk that was left stands until the program around it ends, or somebody goes back. */
export function ExitScreen() {
  const { label } = useBrowserWords()
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

import type { Stay } from '@foyer/contract/staff/stay.ts'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { useScreenText } from './use-screen-text.ts'

interface StayScreenProps {
  stay: Stay
  busy: boolean
  onFree: (() => void) | undefined
  onTakeOver: (() => void) | undefined
  onGiveBack: (() => void) | undefined
}

/**
 * Who has the check-in open, how to continue it at the desk, and how to free a screen that was
 * left.
 */
export function StayScreen({ stay, busy, onFree, onTakeOver, onGiveBack }: StayScreenProps) {
  const { say, moment } = useTexts()
  const atScreen = useScreenText()
  const now = useNow()
  const { screen, lastTry, takenOver } = stay
  if (takenOver) {
    return (
      <CallOut
        mark="now"
        title={say('stay.takenOver.title', { name: takenOver.by, time: moment(takenOver.since, now) })}
        act={
          onGiveBack && (
            <Button busy={busy} onClick={onGiveBack}>
              {say('stay.giveBack')}
            </Button>
          )
        }
      >
        {say('stay.takenOver.text')}
      </CallOut>
    )
  }
  if (screen) {
    return (
      <CallOut
        mark="now"
        title={say('stay.held.title', { where: atScreen(screen), time: moment(screen.since, now) })}
        act={
          <>
            {onTakeOver && (
              <Button busy={busy} onClick={onTakeOver}>
                {say('stay.takeOver')}
              </Button>
            )}
            {onFree && <Button onClick={onFree}>{say('stay.free')}</Button>}
          </>
        }
      >
        {onFree && say('stay.held.text')}
      </CallOut>
    )
  }
  if (!lastTry) return null
  return (
    <p className={words['note']}>
      {say(`stay.last.${lastTry.status}`, { where: atScreen(lastTry), time: moment(lastTry.at, now) })}
    </p>
  )
}

import type { Stay } from '@foyer/contract/staff/stay.ts'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { GuestScreen, LastGuestScreen } from './guest-screen.tsx'
import { useGuestScreen } from './use-guest-screen.ts'
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
  const mirror = useGuestScreen(stay)
  if (takenOver) {
    return (
      <>
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
        {mirror.shown && <LastGuestScreen shown={mirror.shown} />}
      </>
    )
  }
  if (screen) {
    return (
      <>
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
              {onTakeOver && (
                <Button
                  busy={mirror.isBusy}
                  aria-pressed={mirror.isWatched}
                  onClick={mirror.isWatched ? mirror.unwatch : mirror.watch}
                >
                  {say('stay.screen.watch')}
                </Button>
              )}
              {onFree && <Button onClick={onFree}>{say('stay.free')}</Button>}
            </>
          }
        >
          {onFree && say('stay.held.text')}
        </CallOut>
        {mirror.isWatched && <GuestScreen shown={mirror.shown} />}
      </>
    )
  }
  if (!lastTry) return null
  return (
    <p className={words['note']}>
      {say(`stay.last.${lastTry.status}`, { where: atScreen(lastTry), time: moment(lastTry.at, now) })}
    </p>
  )
}

import type { VideoCall } from '@foyer/contract/staff/video-calls.ts'
import { screenSteps } from '@foyer/domain/journey/screen-steps.ts'
import Phone from 'lucide-react/icons/phone'
import PhoneIncoming from 'lucide-react/icons/phone-incoming'
import { Button } from '../parts/button.tsx'
import { useSession } from '../session/session-context.tsx'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import styles from './incoming-call.module.css'

interface IncomingCallProps {
  readonly call: VideoCall
  readonly busy: boolean
  /** Undefined while this desk is in another call. */
  readonly onAnswer: (() => void) | undefined
  readonly onHide: () => void
}

/** Shows who calls, from where and from which screen, and who has answered. */
export function IncomingCall({ call, busy, onAnswer, onHide }: IncomingCallProps) {
  const { say } = useTexts()
  const about = useCallAbout()
  const { id, guestName, answered } = call
  return (
    <article className={styles['call']} data-taken={answered ? '' : undefined} aria-labelledby={`call-${id}`}>
      <PhoneIncoming size={18} aria-hidden />
      <div role="status">
        <h2 id={`call-${id}`}>{say('calls.incoming')}</h2>
        {guestName && <b>{guestName}</b>}
        <p className={words['soft']}>{about(call)}</p>
        {answered && <p>{say('calls.taken', { by: answered.by })}</p>}
      </div>
      <div className={styles['acts']}>
        {!answered && onAnswer && (
          <Button look="primary" busy={busy} onClick={onAnswer}>
            <Phone size={16} aria-hidden />
            {say('calls.answer')}
          </Button>
        )}
        <Button onClick={onHide}>{say(answered ? 'calls.hide' : 'calls.later')}</Button>
      </div>
    </article>
  )
}

/** The reservation, the room, the device and the screen. */
export function useCallAbout(): (call: VideoCall) => string {
  const { say } = useTexts()
  const { hotel } = useSession()
  return ({ reference, roomNumber, deviceName, screen }) =>
    [
      reference,
      roomNumber && say('alerts.room', { number: roomNumber }),
      deviceName ? say('at.device', { device: deviceName }) : say('at.ownDevice'),
      screen && say('calls.about.screen', { screen: say(`screenStep.${screenSteps[screen]}`) }),
      hotel.name,
    ]
      .filter(Boolean)
      .join(' · ')
}

import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import { useChannelIcons } from '../../parts/channel-icons.ts'
import { useNow } from '../../session/use-now.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './guest-location.module.css'

/** The screen that has the check-in open, or where the guest was last seen. */
export function GuestLocation({ arrival: { screen, lastTry, state, waitsForRoom } }: { arrival: Arrival }) {
  if (screen) return <ScreenLocation screen={screen} />
  if (!lastTry || lastTry.status === 'completed' || state !== 'expected')
    return <span className={styles['nowhere']}>–</span>
  return <LastSeen lastTry={lastTry} waitsForRoom={waitsForRoom} />
}

function ScreenLocation({ screen }: { screen: NonNullable<Arrival['screen']> }) {
  const { say, time } = useTexts()
  const now = useNow()
  const Icon = useChannelIcons()[screen.channel]
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(screen.since)) / 60_000))
  return (
    <span className={`${styles['where']} ${styles['live']}`}>
      <Icon size={16} aria-hidden />
      <b>{screen.deviceName ?? say(`channel.${screen.channel}`)}</b>
      {screen.step && <span>{say(`screenStep.${screen.step}`)}</span>}
      <time dateTime={screen.since} title={time(screen.since)}>
        {say('where.minutes', { n: minutes })}
      </time>
    </span>
  )
}

interface LastSeenProps {
  readonly lastTry: NonNullable<Arrival['lastTry']>
  readonly waitsForRoom: boolean
}

function LastSeen({ lastTry, waitsForRoom }: LastSeenProps) {
  const { say, moment } = useTexts()
  const now = useNow()
  if (waitsForRoom) return <span className={styles['where']}>{say('where.waits')}</span>
  const word = lastTry.status === 'error' ? 'where.failed' : 'where.left'
  return <span className={styles['where']}>{say(word, { time: moment(lastTry.at, now) })}</span>
}

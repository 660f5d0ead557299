import Hourglass from 'lucide-react/icons/hourglass'
import { type CSSProperties, Fragment } from 'react'
import { Logo } from '../parts/logo.tsx'
import { getHome } from '../places/home.ts'
import { place } from '../places/place.ts'
import { useCurrentPlace, useLink } from '../places/places-context.tsx'
import { useSession } from '../session/session-context.tsx'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import { useDestinations } from './destinations.ts'
import styles from './rail.module.css'
import { useOpenAlerts } from './use-open-alerts.ts'
import { useWaitingCount } from './use-waiting-count.ts'

interface RailProps {
  readonly isQueueOpen: boolean
  readonly onQueue: () => void
}

export function Rail({ isQueueOpen, onQueue }: RailProps) {
  const { say } = useTexts()
  const { hotel } = useSession()
  const link = useLink()
  const here = useCurrentPlace()
  const alerts = useOpenAlerts()
  const waiting = useWaitingCount()
  const destinations = useDestinations()
  return (
    <nav className={styles['rail']} aria-label={say('nav.main')}>
      <a className={styles['home']} {...link(getHome(hotel.may))}>
        <Logo />
        <span className={words['sr']}>{say('app.name')}</span>
      </a>
      <ul style={{ '--entries': destinations.length + 1 } as CSSProperties}>
        {destinations.map(({ view, icon: Icon }) => (
          <Fragment key={view}>
            {view === 'alerts' && (
              <li>
                <button
                  type="button"
                  className={styles['entry']}
                  aria-expanded={isQueueOpen}
                  aria-keyshortcuts="Q"
                  onClick={onQueue}
                >
                  <Hourglass size={19} strokeWidth={1.6} aria-hidden />
                  <span>{say('nav.queue')}</span>
                  <Badge count={waiting} />
                </button>
              </li>
            )}
            <li>
              <a
                className={styles['entry']}
                {...link(place(view))}
                aria-current={here?.view === view ? 'page' : undefined}
              >
                <Icon size={19} strokeWidth={1.6} aria-hidden />
                <span>{say(`nav.${view}`)}</span>
                {view === 'alerts' && <Badge count={alerts} />}
              </a>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  )
}

export function Badge({ count }: { count: number }) {
  const { say } = useTexts()
  if (count === 0) return null
  return (
    <b className={styles['badge']}>
      <span aria-hidden="true">{count}</span>
      <span className={words['sr']}> {say('nav.open', { n: count })}</span>
    </b>
  )
}

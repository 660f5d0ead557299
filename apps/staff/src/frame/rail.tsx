import type { CSSProperties } from 'react'
import { Logo } from '../parts/logo.tsx'
import { place } from '../places/place.ts'
import { useCurrentPlace, useLink } from '../places/places-context.tsx'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import { useDestinations } from './destinations.ts'
import styles from './rail.module.css'
import { useOpenAlerts } from './use-open-alerts.ts'

export function Rail() {
  const { say } = useTexts()
  const link = useLink()
  const here = useCurrentPlace()
  const alerts = useOpenAlerts()
  const destinations = useDestinations()
  return (
    <nav className={styles['rail']} aria-label={say('nav.main')}>
      <a className={styles['home']} {...link(place('arrivals'))}>
        <Logo />
        <span className={words['sr']}>{say('app.name')}</span>
      </a>
      <ul style={{ '--entries': destinations.length } as CSSProperties}>
        {destinations.map(({ view, icon: Icon }) => (
          <li key={view}>
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

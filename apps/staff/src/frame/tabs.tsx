import Hourglass from 'lucide-react/icons/hourglass'
import MenuIcon from 'lucide-react/icons/menu'
import { Menu } from '../parts/menu.tsx'
import { place } from '../places/place.ts'
import { useAddress, useCurrentPlace, useLink } from '../places/places-context.tsx'
import { useTexts } from '../wordings/texts-context.tsx'
import { FIRST_TABS, useDestinations } from './destinations.ts'
import { Badge } from './rail.tsx'
import styles from './tabs.module.css'
import { useOpenAlerts } from './use-open-alerts.ts'

/** The phone's version of the rail. */
export function Tabs({ onQueue }: { onQueue: () => void }) {
  const { say } = useTexts()
  const address = useAddress()
  const link = useLink()
  const here = useCurrentPlace()
  const alerts = useOpenAlerts()
  const all = useDestinations()
  const rest = all.slice(FIRST_TABS)
  // A housekeeper has nowhere else to go.
  if (all.length < 2) return null
  return (
    <nav className={styles['tabs']} aria-label={say('nav.short')}>
      <ul>
        {all.slice(0, FIRST_TABS).map(({ view, icon: Icon }) => (
          <li key={view}>
            <a className={styles['tab']} {...link(place(view))} aria-current={here?.view === view ? 'page' : undefined}>
              <Icon size={21} strokeWidth={1.6} aria-hidden />
              <span>{say(`nav.${view}`)}</span>
              {view === 'alerts' && <Badge count={alerts} />}
            </a>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <Menu
              label={say('nav.more')}
              buttonClass={styles['tab'] ?? ''}
              button={
                <>
                  <MenuIcon size={21} strokeWidth={1.6} aria-hidden />
                  <span>{say('nav.more')}</span>
                </>
              }
              items={[
                {
                  key: 'queue',
                  label: say('nav.queue'),
                  icon: <Hourglass size={18} aria-hidden />,
                  act: onQueue,
                },
                ...rest.map(({ view, icon: Icon }) => ({
                  key: view,
                  label: say(`nav.${view}`),
                  icon: <Icon size={18} aria-hidden />,
                  act: () => address.go(place(view)),
                })),
              ]}
            />
          </li>
        )}
      </ul>
    </nav>
  )
}

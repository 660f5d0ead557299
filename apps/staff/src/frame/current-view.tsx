import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Loading } from '../parts/loading.tsx'
import { Page } from '../parts/page.tsx'
import { type Place, place } from '../places/place.ts'
import { useAddress, useHere } from '../places/places-context.tsx'
import { type ViewName, viewTraits } from '../places/places.ts'
import { useSession } from '../session/session-context.tsx'
import { ArrivalsView } from '../views/arrivals/arrivals-view.tsx'
import { StaysView } from '../views/arrivals/stays-view.tsx'
import { StayPanel } from '../views/stay/stay-panel.tsx'
import type { WordKey } from '../wordings/wording-key.ts'
import { useWords } from '../wordings/words-context.tsx'
import { NowhereView } from './nowhere-view.tsx'
import { Shell } from './shell.tsx'

interface Room {
  readonly title: WordKey
  readonly main: ComponentType<{ at: Place }>
  readonly panel?: (at: Place) => ReactNode
}

const stayPanel = (at: Place) => at.params['reference'] && <StayPanel at={at} reference={at.params['reference']} />

const AlertsView = lazy(async () => ({ default: (await import('../views/alerts/alerts-view.tsx')).AlertsView }))
const DevicesView = lazy(async () => ({ default: (await import('../views/devices/devices-view.tsx')).DevicesView }))
const MailsView = lazy(async () => ({ default: (await import('../views/mails/mails-view.tsx')).MailsView }))
const MailPanel = lazy(async () => ({ default: (await import('../views/mails/mail-panel.tsx')).MailPanel }))
const UsersView = lazy(async () => ({ default: (await import('../views/users/users-view.tsx')).UsersView }))
const ImportView = lazy(async () => ({ default: (await import('../views/import/import-view.tsx')).ImportView }))
const AuditView = lazy(async () => ({ default: (await import('../views/audit/audit-view.tsx')).AuditView }))
const AccountView = lazy(async () => ({ default: (await import('../views/account/account-view.tsx')).AccountView }))

/** What stands at each place for somebody who has signed in; the entrance has its own. */
const rooms: Readonly<Partial<Record<ViewName, Room>>> = {
  arrivals: { title: 'arrivals.title', main: ArrivalsView, panel: stayPanel },
  inHouse: { title: 'inHouse.title', main: StaysView, panel: stayPanel },
  departures: { title: 'departures.title', main: StaysView, panel: stayPanel },
  alerts: { title: 'alerts.title', main: AlertsView },
  devices: { title: 'devices.title', main: DevicesView },
  mails: {
    title: 'mails.title',
    main: MailsView,
    panel: ({ params }) => params['id'] && <MailPanel id={params['id']} />,
  },
  users: { title: 'users.title', main: UsersView },
  import: { title: 'import.title', main: ImportView },
  audit: { title: 'audit.title', main: AuditView },
  account: { title: 'account.title', main: AccountView },
}

export function CurrentView() {
  const { say } = useWords()
  const { hotel, mayDo } = useSession()
  const address = useAddress()
  const here = useHere()
  const isRoot = !here && /^\/staff\/?$/.test(location.pathname)
  useEffect(() => {
    if (isRoot) address.go(place('arrivals'), 'replace')
  }, [isRoot, address])

  const may = here && viewTraits(here.view).may
  const room = here && (!may || mayDo(may)) ? rooms[here.view] : undefined
  const title = room ? say(room.title) : say('nowhere.title')
  useEffect(() => {
    document.title = `${title} · ${hotel.name}`
  }, [title, hotel.name])

  if (!here || !room) return isRoot ? null : (
    <Shell>
      <NowhereView />
    </Shell>
  )
  const Main = room.main
  const panel = room.panel?.(here)
  return (
    <Shell panel={panel && <Suspense>{panel}</Suspense>}>
      <Suspense fallback={<Page title={title}><Loading /></Page>}>
        <Main at={here} />
      </Suspense>
    </Shell>
  )
}

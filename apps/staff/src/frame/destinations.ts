import Bell from 'lucide-react/icons/bell'
import BookUser from 'lucide-react/icons/book-user'
import BrushCleaning from 'lucide-react/icons/brush-cleaning'
import CalendarRange from 'lucide-react/icons/calendar-range'
import Coins from 'lucide-react/icons/coins'
import Mail from 'lucide-react/icons/mail'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import MonitorPlay from 'lucide-react/icons/monitor-play'
import MoonStar from 'lucide-react/icons/moon-star'
import ScrollText from 'lucide-react/icons/scroll-text'
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone'
import Timer from 'lucide-react/icons/timer'
import Upload from 'lucide-react/icons/upload'
import Users from 'lucide-react/icons/users'
import { useProductIcons } from '../parts/product-icons.ts'
import type { ViewName } from '../places/places.ts'
import { viewTraits } from '../places/places.ts'
import { useSession } from '../session/session-context.tsx'

/**
 * Entries of the rail, in order. They carry labels below the icons because reception staff change
 * often.
 */
const destinations = [
  'arrivals',
  'inHouse',
  'departures',
  'alerts',
  'housekeeping',
  'rack',
  'guestWords',
  'shift',
  'dayClose',
  'registers',
  'screens',
  'devices',
  'mails',
  'users',
  'import',
  'audit',
  'jobs',
  'hotel',
] as const satisfies readonly ViewName[]

const icons = {
  housekeeping: BrushCleaning,
  alerts: Bell,
  rack: CalendarRange,
  guestWords: MessageSquareQuote,
  shift: Coins,
  dayClose: MoonStar,
  registers: BookUser,
  screens: MonitorPlay,
  devices: TabletSmartphone,
  mails: Mail,
  users: Users,
  import: Upload,
  audit: ScrollText,
  jobs: Timer,
}

/** Entries that the role includes; the server enforces permissions anyway. */
export function useDestinations() {
  const { mayDo } = useSession()
  const all = { ...icons, ...useProductIcons() } satisfies Record<(typeof destinations)[number], unknown>
  return destinations
    .filter((view) => {
      const { may } = viewTraits(view)
      return !may || mayDo(may)
    })
    .map((view) => ({ view, icon: all[view] }))
}

/** Tabs that a phone shows; the rest is behind More. */
export const FIRST_TABS = 4

import BedDouble from 'lucide-react/icons/bed-double'
import Bell from 'lucide-react/icons/bell'
import BookUser from 'lucide-react/icons/book-user'
import Building2 from 'lucide-react/icons/building-2'
import Coins from 'lucide-react/icons/coins'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import MonitorPlay from 'lucide-react/icons/monitor-play'
import ScrollText from 'lucide-react/icons/scroll-text'
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone'
import Timer from 'lucide-react/icons/timer'
import Upload from 'lucide-react/icons/upload'
import Users from 'lucide-react/icons/users'
import type { ViewName } from '../places/places.ts'
import { viewTraits } from '../places/places.ts'
import type { SessionValue } from '../session/session-context.tsx'

/** Where the rail leads, in its order. Words stand below the icons: reception staff change often. */
const destinations = [
  { view: 'arrivals', icon: LogIn },
  { view: 'inHouse', icon: BedDouble },
  { view: 'departures', icon: LogOut },
  { view: 'alerts', icon: Bell },
  { view: 'guestWords', icon: MessageSquareQuote },
  { view: 'shift', icon: Coins },
  { view: 'registers', icon: BookUser },
  { view: 'screens', icon: MonitorPlay },
  { view: 'devices', icon: TabletSmartphone },
  { view: 'mails', icon: Mail },
  { view: 'users', icon: Users },
  { view: 'import', icon: Upload },
  { view: 'audit', icon: ScrollText },
  { view: 'jobs', icon: Timer },
  { view: 'hotel', icon: Building2 },
] as const satisfies readonly { view: ViewName; icon: typeof Bell }[]

type Destination = (typeof destinations)[number]

/** Only what the role includes; the server decides anyway. */
export function destinationsFor(mayDo: SessionValue['mayDo']): readonly Destination[] {
  return destinations.filter(({ view }) => {
    const { may } = viewTraits(view)
    return !may || mayDo(may)
  })
}

/** What a phone shows in its row of tabs; the rest is behind More. */
export const FIRST_TABS = 4

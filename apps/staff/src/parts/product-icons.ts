import type { PartyTerm } from '@foyer/domain/mode/products.ts'
import Bed from 'lucide-react/icons/bed'
import BedDouble from 'lucide-react/icons/bed-double'
import Building2 from 'lucide-react/icons/building-2'
import Car from 'lucide-react/icons/car'
import CarFront from 'lucide-react/icons/car-front'
import CircleParking from 'lucide-react/icons/circle-parking'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import CreditCard from 'lucide-react/icons/credit-card'
import DoorOpen from 'lucide-react/icons/door-open'
import KeyRound from 'lucide-react/icons/key-round'
import KeySquare from 'lucide-react/icons/key-square'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import PenLine from 'lucide-react/icons/pen-line'
import Route from 'lucide-react/icons/route'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Store from 'lucide-react/icons/store'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { useTexts } from '../wordings/texts-context.tsx'

const commonIcons = { registered: PenLine, verified: ShieldCheck, paid: CreditCard } as const

/** Icons for things that differ between the products. */
const productIcons = {
  guest: {
    ...commonIcons,
    arrivals: LogIn,
    inHouse: BedDouble,
    departures: LogOut,
    hotel: Building2,
    roomReady: Bed,
    keyReady: KeyRound,
    walkIn: DoorOpen,
    kiosk: ConciergeBell,
    nothing: 'door',
  },
  driver: {
    ...commonIcons,
    arrivals: CarFront,
    inHouse: Route,
    departures: CircleParking,
    hotel: Store,
    roomReady: Car,
    keyReady: KeySquare,
    walkIn: UserRoundPlus,
    kiosk: MonitorSmartphone,
    nothing: 'car',
  },
} as const satisfies Record<PartyTerm, Record<string, typeof Bed | string>>

export const useProductIcons = () => productIcons[useTexts().partyWord]

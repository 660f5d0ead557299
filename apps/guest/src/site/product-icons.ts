import type { PartyTerm } from '@foyer/domain/mode/products.ts'
import BedDouble from 'lucide-react/icons/bed-double'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Car from 'lucide-react/icons/car'
import CarFront from 'lucide-react/icons/car-front'
import DoorOpen from 'lucide-react/icons/door-open'
import Luggage from 'lucide-react/icons/luggage'
import SquareParking from 'lucide-react/icons/square-parking'
import { useSite } from './site-context.tsx'

/** Icons for things that differ between products, next to their texts. */
const productIcons = {
  guest: { checkIn: Luggage, walkIn: DoorOpen, room: BedDouble, place: BedDouble, leaves: DoorOpen },
  driver: { checkIn: CarFront, walkIn: Car, room: Car, place: SquareParking, leaves: CalendarCheck },
} as const satisfies Record<PartyTerm, Record<string, typeof Car>>

export const useProductIcons = () => productIcons[useSite().site.product.partyWord]

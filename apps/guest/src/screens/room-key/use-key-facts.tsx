import type { Language } from '@foyer/domain/basics/language.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'
import type { Label } from '@foyer/domain/config/labels.ts'
import type { RouteFromLift } from '@foyer/domain/floor-plan/floor-plan.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Car from 'lucide-react/icons/car'
import Coffee from 'lucide-react/icons/coffee'
import Fuel from 'lucide-react/icons/fuel'
import Wifi from 'lucide-react/icons/wifi'
import type { Fact } from '../../parts/facts.tsx'
import { formatDay } from '../../site/format-day.ts'
import { useProductIcons } from '../../site/product-icons.ts'
import { useSite } from '../../site/site-context.tsx'
import type { useRoomKey } from './use-room-key.ts'

type KeyFactsOptions = Pick<ReturnType<typeof useRoomKey>, 'reservation' | 'info' | 'wifi' | 'way'>

/** Facts about the stay to show with the code, as far as the hotel provides them. */
export function useKeyFacts({ reservation, info, wifi, way }: KeyFactsOptions) {
  const { label, language } = useSite()
  const text = label.on('room-key')
  const icons = useProductIcons()
  const { breakfast } = info
  const place = breakfast?.place?.[language]
  const sentences = [
    reservation?.room.floor === undefined ? undefined : text('floor', { floor: reservation.room.floor }),
    info.wayToTheLift?.[language],
    way && formatRoute(text, way),
  ]
  const car = reservation?.rental?.car
  const facts: (Fact | false | undefined)[] = [
    car && { name: text('car'), value: car.plate, note: car.model, icon: <Car /> },
    car?.fuel && {
      name: text('fuel'),
      value: text(`fuel.${car.fuel}`),
      ...(car.kilometres !== undefined && {
        note: text('kilometres', { kilometres: new Intl.NumberFormat(getLocale(language)).format(car.kilometres) }),
      }),
      icon: <Fuel />,
    },
    wifi && {
      name: text('wifi', { network: wifi.network }),
      value: wifi.password ?? text('wifiOpen'),
      icon: <Wifi />,
    },
    breakfast && {
      name: place ? text('breakfastIn', { place }) : text('breakfast'),
      value: text('fromUntil', { from: breakfast.from, until: breakfast.until }),
      icon: <Coffee />,
    },
    reservation && { name: text('dates'), value: formatDays(reservation, language), icon: <CalendarDays /> },
    info.checkOutUntil !== undefined && {
      name: text('checkOut'),
      value: text('until', { time: info.checkOutUntil }),
      icon: <icons.leaves />,
    },
  ]
  return {
    way: sentences.filter(Boolean).map(withoutFullStop).join('. '),
    facts: facts.filter((fact) => fact !== false && fact !== undefined),
  }
}

function formatDays({ startDate, endDate }: Reservation, language: Language): string {
  return `${formatDay(startDate, language)} – ${formatDay(endDate, language)}`
}

/** Hotels don't always end sentences with a full stop; removing it makes them read as one text. */
function withoutFullStop(sentence: string | undefined): string {
  return sentence?.replace(/\.$/, '') ?? ''
}

function formatRoute(text: Label, { turn, side, past }: RouteFromLift): string {
  if (turn === 'ahead') return text('way.ahead')
  const where = { side: text(`side.${side}`) }
  return past ? text(`way.${turn}.past`, { ...where, past }) : text(`way.${turn}.first`, where)
}

import { getReservationCode } from '@foyer/domain/pre-checkin/link-code.ts'
import Hash from 'lucide-react/icons/hash'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { useJourney } from '../../journey/journey-context.tsx'
import type { Fact } from '../../parts/facts.tsx'
import { useSite } from '../../site/site-context.tsx'

/** The contact at the hotel, as far as it is configured. */
export function useReception(): { words: string; facts: Fact[] } {
  const { site, label } = useSite()
  const { place } = useJourney()
  const text = label.on('reception')
  const { reception, address } = site.hotelInfo
  // At a hotel device the desk is in sight; a guest's phone may be anywhere, and can call.
  const isElsewhere = !site.device.enrolledOnly
  const phone = reception?.phone
  const code = getReservationCode(place)
  const where = isElsewhere ? 'anywhere' : 'here'
  const who = reception?.name ? text(`${where}.named`, { name: reception.name }) : text(`${where}.unnamed`)
  return {
    words: code && !isElsewhere ? [who, text('here.stays')].join(' ') : who,
    facts: [
      ...(phone
        ? [{ name: text('phone'), icon: <Phone />, value: isElsewhere ? <CallLink phone={phone} /> : phone }]
        : []),
      ...(isElsewhere && address ? [{ name: text('address'), icon: <MapPin />, value: address }] : []),
      ...(code ? [{ name: text('mention'), icon: <Hash />, value: code }] : []),
    ],
  }
}

export function CallLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr">
      {phone}
    </a>
  )
}

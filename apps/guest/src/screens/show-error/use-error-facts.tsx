import type { ErrorPage } from '@foyer/domain/journey/error-page.ts'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import KeyRound from 'lucide-react/icons/key-round'
import Landmark from 'lucide-react/icons/landmark'
import NotebookText from 'lucide-react/icons/notebook-text'
import { CallLink, useReception } from '../../frame/help/use-reception.tsx'
import type { Fact } from '../../parts/facts.tsx'
import { useSite } from '../../site/site-context.tsx'

interface Known {
  readonly reservation: string | undefined
  readonly details: readonly string[]
}

/** The specification's action names are sent unchanged; each product shows its own label. */
const actions: Readonly<Record<string, string>> = {
  'Check-in': 'action.checkIn',
  'Pre-Check-in': 'action.preCheckIn',
  Payment: 'action.payment',
  pago: 'action.payment',
}

/**
 * What happened to the reservation's payment and key, who can help, and the details they may need.
 */
export function useErrorFacts(page: ErrorPage, { reservation, details }: Known): Fact[] {
  const { label, site } = useSite()
  const text = label.on('show-error')
  const { words } = useReception()
  const phone = site.hotelInfo.reception?.phone
  // A guest's own phone can call; at a hotel's device the desk is nearby.
  const callOf = (number: string) => (site.device.enrolledOnly ? number : <CallLink phone={number} />)
  // The title and its hint already say what became of a refused payment.
  const isRefused = page.code === 'paymentRefused'
  const told = (isRefused ? [] : details).map((detail) => (actions[detail] ? text(actions[detail]) : detail))
  const [first, ...rest] = [...(reservation ? [text('booking', { code: reservation })] : []), ...told]
  return [
    ...(reservation && page.money && !isRefused
      ? [
          {
            name: text('money'),
            value: text(`money.${page.money}`),
            note: text(`money.${page.money}.note`),
            icon: <Landmark />,
          },
        ]
      : []),
    ...(reservation && page.key ? [{ name: text('key'), value: text(`key.${page.key}`), icon: <KeyRound /> }] : []),
    { name: text('whatNow'), value: words, ...(phone && { note: callOf(phone) }), icon: <ConciergeBell /> },
    ...(first
      ? [
          {
            name: text('details'),
            value: first,
            ...(rest.length > 0 && { note: rest.join(' · ') }),
            icon: <NotebookText />,
          },
        ]
      : []),
  ]
}

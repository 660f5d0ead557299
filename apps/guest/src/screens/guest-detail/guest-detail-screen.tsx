import { GuestPlaceholder } from '../../frame/guest-placeholder.tsx'
import { Capture } from './capture.tsx'
import { useGuestDetail } from './use-guest-detail.ts'

export function GuestDetailScreen() {
  const { party, guest, back } = useGuestDetail()
  return party && guest ? <Capture key={guest.id} guest={guest} party={party} /> : <GuestPlaceholder onBack={back} />
}

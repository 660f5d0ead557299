import { Capture } from './capture.tsx'
import { Opening } from './opening.tsx'
import { useGuestDetail } from './use-guest-detail.ts'

export function GuestDetailScreen() {
  const { party, guest, back } = useGuestDetail()
  return party && guest ? <Capture key={guest.id} guest={guest} party={party} /> : <Opening onBack={back} />
}

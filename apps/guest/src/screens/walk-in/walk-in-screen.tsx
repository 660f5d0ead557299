import { BookAtReception } from '../../flows/walk-in/book-at-reception.tsx'
import { RoomsStep } from './rooms-step.tsx'
import { StayStep } from './stay-step.tsx'
import { useWalkIn } from './use-walk-in.ts'

/** Books a room for a guest without a reservation: first the stay, then the room. */
export function WalkInScreen() {
  const walkIn = useWalkIn()
  if (!walkIn.isOffered) return <BookAtReception onBack={walkIn.back} />
  return walkIn.step === 'stay' ? <StayStep walkIn={walkIn} /> : <RoomsStep walkIn={walkIn} />
}

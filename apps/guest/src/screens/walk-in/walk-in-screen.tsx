import { BookAtReception } from '../../flows/walk-in/book-at-reception.tsx'
import { RoomsStep } from './rooms-step.tsx'
import { StayStep } from './stay-step.tsx'
import { useWalkIn } from './use-walk-in.ts'

/** A room for whoever has no booking: how long and how many, then which. */
export function WalkInScreen() {
  const walkIn = useWalkIn()
  if (!walkIn.isOffered) return <BookAtReception onBack={walkIn.back} />
  return walkIn.step === 'stay' ? <StayStep walkIn={walkIn} /> : <RoomsStep walkIn={walkIn} />
}

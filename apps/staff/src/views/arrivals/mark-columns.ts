import Bed from 'lucide-react/icons/bed'
import CreditCard from 'lucide-react/icons/credit-card'
import KeyRound from 'lucide-react/icons/key-round'
import PenLine from 'lucide-react/icons/pen-line'
import ShieldCheck from 'lucide-react/icons/shield-check'

/** In fixed order: reading down answers "who has not paid", reading along "what is left". */
export const markColumns = [
  { name: 'registered', icon: PenLine },
  { name: 'verified', icon: ShieldCheck },
  { name: 'paid', icon: CreditCard },
  { name: 'roomReady', icon: Bed },
  { name: 'keyReady', icon: KeyRound },
] as const

import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import Wallet from 'lucide-react/icons/wallet'
import { Button } from '../../parts/button.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useWalletPass } from './use-wallet-pass.ts'

/** On the guest's own phone: room and code for its wallet, where the operator has set one up. */
export function WalletButtons({ reservation }: { reservation: Reservation }) {
  const { label } = useSite()
  const { offered, add, adding } = useWalletPass(reservation)
  return offered.map((wallet) => (
    <Button key={wallet} size="small" icon={<Wallet />} onPress={() => add(wallet)} busy={adding === wallet}>
      {label(`room-key.wallet.${wallet}`)}
    </Button>
  ))
}

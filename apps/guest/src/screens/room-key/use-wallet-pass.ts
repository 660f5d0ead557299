import { downloadApplePass, linkGooglePass, type WalletKind } from '@foyer/contract/wallet-pass.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callFile } from '@foyer/web/api/call-file.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** A phone has the wallet of its own maker; a computer may pass either on. */
export function listFittingWallets(wallets: readonly WalletKind[], userAgent: string): readonly WalletKind[] {
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return wallets.filter((one) => one === 'apple')
  if (/Android/.test(userAgent)) return wallets.filter((one) => one === 'google')
  return wallets
}

export function useWalletPass({ reference }: Reservation) {
  const { wallets, label } = useSite()
  const caller = useCaller()
  const link = useCall(linkGooglePass)
  const showToast = useShowToast()
  const [adding, setAdding] = useState<WalletKind>()

  const openers: Readonly<Record<WalletKind, () => Promise<string>>> = {
    apple: async () => URL.createObjectURL(await callFile(downloadApplePass, { params: { reference } }, caller)),
    google: async () => (await link.mutateAsync({ body: { reference } })).url,
  }

  async function add(wallet: WalletKind): Promise<void> {
    setAdding(wallet)
    try {
      location.assign(await openers[wallet]())
    } catch {
      showToast({ kind: 'problem', text: label('room-key.wallet.failed') })
    } finally {
      setAdding(undefined)
    }
  }

  return { offered: listFittingWallets(wallets, navigator.userAgent), add, adding }
}

import { downloadQr } from '@foyer/contract/qr.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { askApi } from '@foyer/web/api/call-api.ts'
import { useEffect, useState } from 'react'

/** The code that the kiosk reads, as a picture; undefined while it loads, and where there is none. */
export function useQrPicture({ reference, customer, guests }: Reservation): string | undefined {
  const caller = useCaller()
  const surname = customer.lastName ?? guests.find(({ main }) => main)?.lastName
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    async function load(): Promise<void> {
      if (!surname) return
      // By a call and not as an address: who may see it is said by headers.
      const answer = await askApi(downloadQr, { params: { code: reference, surname } }, caller)
      const bytes = await answer.blob()
      if (isGone) return
      made = URL.createObjectURL(bytes)
      setPicture(made)
    }
    // Without it the booking number does: nothing to complain about.
    load().catch(() => {})
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [reference, surname, caller])
  return picture
}

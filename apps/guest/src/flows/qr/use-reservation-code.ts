import { downloadQr } from '@foyer/contract/qr.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callFile } from '@foyer/web/api/call-file.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Requested when shown and dropped when hidden, because it opens the reservation. */
export function useReservationCode({ reference, customer, guests }: Reservation) {
  const caller = useCaller()
  const surname = customer.lastName ?? guests.find(({ lastName }) => lastName)?.lastName ?? ''
  const { data, isError, refetch } = useQuery({
    queryKey: [downloadQr.name, reference],
    queryFn: () => callFile(downloadQr, { params: { code: reference, surname } }, caller),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return { picture: usePictureUrl(data), failed: isError, again: () => refetch() }
}

function usePictureUrl(picture: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [picture])
  return url
}

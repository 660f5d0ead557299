import { type LostReservation, logLostCode, printAccessCode } from '@foyer/contract/lost-code.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useHub } from '../../flows/devices/use-hub.ts'
import { useSite } from '../../site/site-context.tsx'

/** Current local time of the kiosk. */
function formatLocalTime(): string {
  const now = new Date()
  const at = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return at.toISOString().slice(0, 19)
}

/** The server creates the document, and the kiosk's device hub prints it. */
export function usePrintCode(logId: string, reservation: LostReservation) {
  const { site, hotel } = useSite()
  const hub = useHub()
  const make = useCall(printAccessCode)
  const log = useCall(logLostCode)
  const [state, setState] = useState<'ready' | 'printing' | 'printed' | 'failed'>('ready')

  async function print(): Promise<void> {
    setState('printing')
    try {
      const printer = site.policies.devices.printer
      const { file } = await make.mutateAsync({ body: { reservation, printer, localTime: formatLocalTime() } })
      await hub.print(file)
      setState('printed')
    } catch {
      return setState('failed')
    }
    // The server has logged that the document was created; this also logs that it was printed, if
    // possible.
    await log.mutateAsync({ body: { hotelId: hotel.id, action: 'print_room_code', logId } }).catch(() => {})
  }

  // The hub usually connects shortly after the code is shown.
  return { state, isBusy: state === 'printing' || hub.link === 'connecting', print }
}

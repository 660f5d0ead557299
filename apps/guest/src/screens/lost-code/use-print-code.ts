import { type LostReservation, logLostCode, printAccessCode } from '@foyer/contract/lost-code.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useHub } from '../../flows/devices/use-hub.ts'
import { useSite } from '../../site/site-context.tsx'

/** The moment as the kiosk's own clock shows it. */
function localTime(): string {
  const now = new Date()
  const at = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return at.toISOString().slice(0, 19)
}

/** The server makes the paper, the hub beside the kiosk prints it. */
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
      const { file } = await make.mutateAsync({ body: { reservation, printer, localTime: localTime() } })
      await hub.print(file)
      setState('printed')
    } catch {
      return setState('failed')
    }
    // The server has written down that a paper was made; whether it came out, as well, if it can be told.
    await log.mutateAsync({ body: { hotelId: hotel.id, action: 'print_room_code', logId } }).catch(() => {})
  }

  // The hub is found within a moment of the code's being told.
  return { state, isBusy: state === 'printing' || hub.link === 'connecting', print }
}

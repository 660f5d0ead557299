import { readCheckOut } from '@foyer/contract/checkout.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** A stay that has ended: its total, the bill, and the survey. */
export function useFarewell() {
  const { site } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const code = journey.place.params['code'] ?? ''
  const ended = useLoad(readCheckOut, { body: { reference: code } })

  const complain = useEffectEvent(() => problems.show(ended.error, { action: 'Check-out', retry: ended.refetch }))
  useEffect(() => {
    if (ended.error) complain()
  }, [ended.error])

  return {
    code,
    stay: ended.data,
    /** Print if the kiosk has a printer, save on the guest's own device. */
    takesBill: site.device.enrolledOnly ? (canPrintHere(site) ? 'print' : undefined) : 'save',
    done: () => journey.restart(),
  } as const
}

function canPrintHere({ device }: { device: { enrolledOnly: boolean; picturesOnly: boolean } }): boolean {
  return device.enrolledOnly && !device.picturesOnly
}

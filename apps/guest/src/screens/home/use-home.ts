import { getProcessStart, getStayCardPlace } from '@foyer/domain/journey/journey.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { durations, getToastDuration } from '@foyer/domain/notification/durations.ts'
import { useEffect, useEffectEvent } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useCurrentStay } from '../../journey/use-current-stay.ts'
import { useNeeds } from '../../site/needs.ts'
import { useSite } from '../../site/site-context.tsx'

/** The hotel's menu, and a success message if the guest arrives with one. */
export function useHome() {
  const { site } = useSite()
  const journey = useJourney()
  const lasts = getToastDuration({ lastsMs: durations.long }, useNeeds())
  const { walkIn, resendCode, checkOut } = site.policies.home
  const success = journey.place.params['success']
  const stay = useCurrentStay()
  const stayCard = stay && getStayCardPlace(stay, 'home')

  const options = [
    { name: 'myStay', offered: stayCard !== undefined, to: stayCard ?? place('home') },
    { name: 'checkIn', offered: true, to: getProcessStart(site) },
    { name: 'walkIn', offered: walkIn, to: place('create-reservation') },
    { name: 'resendCode', offered: resendCode, to: stayCard ?? place('resend-room-access-code') },
    { name: 'checkOut', offered: checkOut, to: place('checkout') },
  ] as const

  // The message is removed from the address too, so that a reload doesn't show it again.
  const sayNoMore = useEffectEvent(() => journey.goTo(place('home'), 'replace'))
  useEffect(() => {
    if (!success) return
    const timer = setTimeout(() => sayNoMore(), lasts)
    return () => clearTimeout(timer)
  }, [success, lasts])

  return {
    success,
    /** The room whose key this phone may show. */
    room: stay?.room.number,
    options: options.filter(({ offered }) => offered).map(({ name }) => name),
    pick(name: string) {
      const option = options.find((one) => one.name === name)
      if (option) journey.goTo(option.to)
    },
  }
}

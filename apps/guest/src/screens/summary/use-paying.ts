import { type Place, place } from '@foyer/domain/journey/place.ts'
import { useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'

const withoutResult = ({ screen, params: { result: _, ...params } }: Place) => place(screen, params)

/** Whether a card payment is in progress, including after the return from the gateway's page. */
export function usePaying() {
  const journey = useJourney()
  const isBack = journey.place.params['result'] !== undefined
  const [isPaying, setPaying] = useState(isBack)
  const [isPaid, setPaid] = useState(false)

  function stop() {
    setPaying(false)
    setPaid(false)
    if (journey.place.params['result']) journey.goTo(withoutResult(journey.place), 'replace')
  }

  return {
    isPaying,
    isBack,
    /** True once the card is charged. */
    isPaid,
    start: () => setPaying(true),
    charged: () => setPaid(true),
    stop,
  }
}

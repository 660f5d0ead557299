import { type ReactNode, useState } from 'react'
import { RaiseAlert } from '../alert/raise-alert.tsx'
import { Button } from '../parts/button.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { useSite } from '../site/site-context.tsx'
import { openHelp } from './help/help.ts'
import { useRetryLoads } from './use-retry-loads.ts'

interface GuestWaitingProps {
  /** A skeleton of the content. */
  shape?: ReactNode
  words: string
}

/**
 * A waiting state with a way to reach staff; after a timeout, this screen's loads can be retried.
 */
export function GuestWaiting({ shape, words }: GuestWaitingProps) {
  const { label } = useSite()
  const loadAgain = useRetryLoads()
  const [tries, setTries] = useState(1)
  function retry() {
    loadAgain?.()
    setTries(tries + 1)
  }
  return (
    <Waiting
      key={tries}
      shape={shape}
      words={words}
      person={{
        text: label('waiting.person'),
        action: (
          <>
            <RaiseAlert reason="answerLate" />
            <Button onPress={() => openHelp('reception')}>{label('tools.reception')}</Button>
          </>
        ),
      }}
      over={{
        text: label('waiting.over'),
        retry: loadAgain && <Button onPress={retry}>{label('show-error.retry.again')}</Button>,
      }}
    />
  )
}

import { isCountdownAnnounced } from '@foyer/domain/device/idle.ts'
import { useEffect } from 'react'
import { speak } from '../../frame/accessibility/speech.ts'
import { Button } from '../../parts/button.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { Modal } from '../../parts/modal.tsx'
import { useNeeds } from '../../site/needs.ts'
import { useSite } from '../../site/site-context.tsx'
import { useIdle } from './use-idle.ts'

/**
 * Ends the visit of a guest who has left; a slow guest can answer the question and loses nothing.
 */
export function IdleWatcher() {
  const idle = useIdle()
  return idle.asked && <StillThere {...idle.asked} />
}

function StillThere({ left, of, ending, reservation, end }: NonNullable<ReturnType<typeof useIdle>['asked']>) {
  const { label, language } = useSite()
  const { spoken } = useNeeds()
  const text = label.on('idle')
  const [title, words] = [text('title'), text('text')]
  useEffect(() => {
    if (spoken) void speak(`${title} ${words}`, language)
  }, [spoken, title, words, language])
  return (
    <Modal
      open
      urgent
      lead={<Countdown seconds={left} of={of} label={text('left', { seconds: left })} />}
      title={title}
      text={words}
      onClose={reservation}
      actions={
        <>
          <Button busy={ending} onPress={end}>
            {text('end')}
          </Button>
          <Button kind="primary" disabled={ending} onPress={reservation}>
            {text('stay')}
          </Button>
        </>
      }
    >
      <p className="sr-only" role="status">
        {isCountdownAnnounced(left, of) && text('left', { seconds: left })}
      </p>
    </Modal>
  )
}

import type { CallSession } from '@foyer/contract/messages/video-call.ts'
import type { VideoCall } from '@foyer/contract/staff/video-calls.ts'
import { StreamVideo } from '@foyer/web/video-call/stream-video.tsx'
import type { CallView } from '@foyer/web/video-call/video-call.ts'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Mic from 'lucide-react/icons/mic'
import MicOff from 'lucide-react/icons/mic-off'
import Minimize2 from 'lucide-react/icons/minimize-2'
import PhoneOff from 'lucide-react/icons/phone-off'
import Video from 'lucide-react/icons/video'
import VideoOff from 'lucide-react/icons/video-off'
import { useState } from 'react'
import { Button, IconButton } from '../parts/button.tsx'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import { CallGuests } from './call-guests.tsx'
import styles from './call-panel.module.css'
import { useCallAbout } from './incoming-call.tsx'
import { useDeskCall } from './use-desk-call.ts'

interface CallPanelProps {
  readonly call: VideoCall
  readonly session: CallSession
  readonly onOver: (why: CallView['why']) => void
}

/** The guest's picture and details. Not modal, so that staff can keep working during the call. */
export function CallPanel({ call, session, onOver }: CallPanelProps) {
  const { say } = useTexts()
  const about = useCallAbout()
  const [isSmall, setIsSmall] = useState(false)
  const { view, media, muted, hangUp, toggle } = useDeskCall({ id: call.id, session, onOver })
  const title = say('calls.speaking', { name: call.guestName ?? say('event.someGuest') })
  const lacks = media && findMissingMedia(media)
  return (
    <section className={styles['panel']} data-small={isSmall ? '' : undefined} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <IconButton label={say(isSmall ? 'calls.large' : 'calls.small')} onClick={() => setIsSmall(!isSmall)}>
          {isSmall ? <Maximize2 size={16} aria-hidden /> : <Minimize2 size={16} aria-hidden />}
        </IconButton>
      </header>
      <div className={styles['stage']}>
        {view.remote ? (
          <StreamVideo stream={view.remote} label={say('calls.remote')} className={styles['remote']} />
        ) : (
          <p role="status">{say('calls.connecting')}</p>
        )}
        {media?.camera && !muted.video && (
          <StreamVideo stream={media.stream} label={say('calls.own')} className={styles['own']} silent />
        )}
      </div>
      <footer>
        {media?.camera && (
          <Button onClick={() => toggle('video')}>
            {muted.video ? <VideoOff size={16} aria-hidden /> : <Video size={16} aria-hidden />}
            {say(muted.video ? 'calls.camera.on' : 'calls.camera.off')}
          </Button>
        )}
        {media?.microphone && (
          <Button onClick={() => toggle('audio')}>
            {muted.audio ? <MicOff size={16} aria-hidden /> : <Mic size={16} aria-hidden />}
            {say(muted.audio ? 'calls.microphone.on' : 'calls.microphone.off')}
          </Button>
        )}
        <span className={words['grow']} />
        <Button look="danger" onClick={hangUp}>
          <PhoneOff size={16} aria-hidden />
          {say('calls.hangUp')}
        </Button>
      </footer>
      {!isSmall && (
        <div className={styles['beside']}>
          <p className={words['soft']}>{about(call)}</p>
          {lacks && <p className={styles['lacks']}>{say(`calls.${lacks}`)}</p>}
          <CallGuests call={call} />
          <p className={words['note']}>{say('calls.notKept')}</p>
        </div>
      )}
    </section>
  )
}

function findMissingMedia({ camera, microphone }: { readonly camera: boolean; readonly microphone: boolean }) {
  if (camera && microphone) return undefined
  if (!camera && !microphone) return 'noMedia'
  return camera ? 'noMicrophone' : 'noCamera'
}

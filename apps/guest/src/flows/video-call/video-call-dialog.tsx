import { durations } from '@foyer/domain/notification/durations.ts'
import { StreamVideo } from '@foyer/web/video-call/stream-video.tsx'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Mic from 'lucide-react/icons/mic'
import MicOff from 'lucide-react/icons/mic-off'
import PhoneOff from 'lucide-react/icons/phone-off'
import Video from 'lucide-react/icons/video'
import VideoOff from 'lucide-react/icons/video-off'
import { useCallReception } from '../../alert/use-call-reception.ts'
import { openHelp } from '../../frame/help/help.ts'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useVideoCall } from './use-video-call.ts'
import css from './video-call-dialog.module.css'

/** Outcomes in which the guest hasn't spoken to anyone. */
const unanswered = ['nobody', 'unanswered', 'busy', 'refused'] as const

/** A video call with reception: calling, speaking, and the alternatives if no one answers. */
export function VideoCallDialog({ onClose }: { readonly onClose: () => void }) {
  const { label } = useSite()
  const text = label.on('video')
  const showToast = useShowToast()
  const { canCall, call: callSomebody } = useCallReception()
  const call = useVideoCall((why, wasAnswered) => {
    if (why === 'guest') return onClose()
    if (!wasAnswered) return
    showToast({ kind: 'good', text: text(why === 'desk' ? 'over.desk' : 'over.lost'), lastsMs: durations.long })
    onClose()
  })
  const { phase, view, media, muted } = call
  const isOver = phase === 'ended' || phase === 'nothingToSend'
  const by = view?.by ?? ''
  const why = phase === 'nothingToSend' ? phase : (unanswered.find((one) => one === view?.why) ?? 'lost')
  const ask = () => {
    onClose()
    callSomebody()
    openHelp('reception')
  }
  return (
    <Modal
      open
      shape="wide"
      title={isOver ? text(`ended.${why}`) : text(`phase.${phase}`, { name: by })}
      text={isOver ? text(`ended.${why}.text`) : phase === 'answered' ? undefined : text(`phase.${phase}.text`)}
      onClose={isOver ? onClose : call.hangUp}
      actions={
        isOver ? (
          <>
            <Button onPress={onClose}>{text('close')}</Button>
            {why !== 'refused' && (
              <Button icon={<Video />} onPress={call.again}>
                {text('again')}
              </Button>
            )}
            {canCall && (
              <Button kind="primary" icon={<ConciergeBell />} onPress={ask}>
                {text('alert')}
              </Button>
            )}
          </>
        ) : (
          <>
            {media?.camera && (
              <Button icon={muted.video ? <VideoOff /> : <Video />} onPress={() => call.toggle('video')}>
                {text(muted.video ? 'camera.on' : 'camera.off')}
              </Button>
            )}
            {media?.microphone && (
              <Button icon={muted.audio ? <MicOff /> : <Mic />} onPress={() => call.toggle('audio')}>
                {text(muted.audio ? 'microphone.on' : 'microphone.off')}
              </Button>
            )}
            <Button kind="danger" icon={<PhoneOff />} onPress={call.hangUp}>
              {text('hangUp')}
            </Button>
          </>
        )
      }
    >
      {!isOver && (
        <div className={css['stage']} data-phase={phase}>
          {view?.remote ? (
            <StreamVideo stream={view.remote} label={text('remote', { name: by })} className={css['remote']} />
          ) : (
            <ConciergeBell className={css['bell']} aria-hidden="true" />
          )}
          {media?.camera && !muted.video && (
            <StreamVideo stream={media.stream} label={text('own')} className={css['own']} silent />
          )}
        </div>
      )}
      <p className="sr-only" role="status">
        {isOver ? text(`ended.${why}`) : text(`phase.${phase}`, { name: by })}
      </p>
      {media && !isOver && !(media.camera && media.microphone) && (
        <Notice kind="warning">{text(media.camera ? 'noMicrophone' : 'noCamera')}</Notice>
      )}
    </Modal>
  )
}

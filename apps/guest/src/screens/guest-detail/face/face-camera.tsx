import Camera from 'lucide-react/icons/camera'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import Video from 'lucide-react/icons/video'
import { RaiseAlert } from '../../../alert/raise-alert.tsx'
import { GuestFrame } from '../../../frame/guest-frame.tsx'
import { Button } from '../../../parts/button.tsx'
import { useSite } from '../../../site/site-context.tsx'
import { DemoMatch } from './demo-match.tsx'
import css from './face-step.module.css'
import { FaceViewfinder } from './face-viewfinder.tsx'
import type { Face } from './use-face.ts'

/** Captures the document first if there is no picture of it yet, then the guest. */
export function FaceCamera({ face, onBack }: { face: Face; onBack: () => void }) {
  const { label } = useSite()
  const text = label.on('face')
  const isFilming = face.film.part !== undefined
  const isReady = face.phase === 'ready' && !isFilming
  const films = face.shot === 'face' && face.film.source === 'video'
  return (
    <GuestFrame
      question={text(`question.${face.shot}`)}
      hint={text(films ? 'hint.film' : `hint.${face.shot}`)}
      answerFills
      onBack={onBack}
      primary={
        <Button
          kind="primary"
          icon={films ? <Video /> : <Camera />}
          busy={!isReady}
          disabled={!face.isLive && isReady}
          onPress={face.take}
        >
          {text(films ? 'film' : face.failed ? 'takeAgain' : 'take')}
        </Button>
      }
      secondary={<WithoutFace face={face} />}
    >
      <FaceViewfinder face={face} />
      <div className={css['beside']}>
        <DemoMatch face={face} />
        {face.failed === 'unsure' && <ReceptionCheck face={face} />}
        {/* After a failed attempt, the guest can retry or continue without. */}
        {(isFilming || !face.failed) && (
          <Button kind="quiet" onPress={isFilming ? face.film.stop : face.cancel}>
            {text(isFilming ? 'stopFilming' : 'cancel')}
          </Button>
        )}
      </div>
    </GuestFrame>
  )
}

/**
 * The comparison was inconclusive: the desk is notified, and a guest who doesn't want to wait can
 * call it.
 */
function ReceptionCheck({ face }: { face: Face }) {
  const { label } = useSite()
  return (
    <>
      <RaiseAlert reason="faceForReception" />
      {face.mayGoWithout && (
        <Button kind="quiet" icon={<ConciergeBell />} onPress={face.toReception}>
          {label('face.reception')}
        </Button>
      )}
    </>
  )
}

/** The guest can always proceed without a camera: directly, or with a person who checks. */
export function WithoutFace({ face }: { face: Face }) {
  const { label } = useSite()
  const text = label.on('face')
  return face.mayGoWithout ? (
    <Button icon={<UserRoundCheck />} busy={face.busy} onPress={face.goWithout}>
      {text('skip')}
    </Button>
  ) : (
    <Button icon={<ConciergeBell />} onPress={face.toReception}>
      {text('reception')}
    </Button>
  )
}

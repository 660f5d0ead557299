import ArrowRight from 'lucide-react/icons/arrow-right'
import CameraOff from 'lucide-react/icons/camera-off'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { RaiseAlert } from '../../../alert/raise-alert.tsx'
import { ConfiguredPicture } from '../../../frame/configured-picture.tsx'
import { GuestFrame } from '../../../frame/guest-frame.tsx'
import { Button } from '../../../parts/button.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useSite } from '../../../site/site-context.tsx'
import { DemoMatch } from './demo-match.tsx'
import { FaceOverlay } from './face-overlay.tsx'
import css from './face-step.module.css'
import type { Face } from './use-face.ts'

/**
 * Without a camera nothing is compared: the guest continues, or sees a person where the hotel
 * requires a match.
 */
export function CameraFailed({ face, onBack }: { face: Face; onBack: () => void }) {
  const { label } = useSite()
  const text = label.on('face')
  return (
    <GuestFrame
      question={text('question.noCamera')}
      hint={text(face.mayGoWithout ? 'hint.noCamera' : 'hint.noCamera.required')}
      picture={<ConfiguredPicture name="document" />}
      onBack={onBack}
      primary={
        face.mayGoWithout ? (
          <Button kind="primary" busy={face.busy} iconEnd={<ArrowRight data-turns />} onPress={face.goWithout}>
            {text('goOn')}
          </Button>
        ) : (
          <Button kind="primary" icon={<ConciergeBell />} onPress={face.toReception}>
            {text('reception')}
          </Button>
        )
      }
      secondary={
        <Button icon={<RotateCw />} onPress={face.camera.again}>
          {text('again')}
        </Button>
      }
    >
      <div className={css['still']}>
        <Notice icon={<CameraOff />}>{text('noCamera')}</Notice>
        {!face.mayGoWithout && <RaiseAlert reason="faceNotTaken" />}
        <DemoMatch face={face} />
        <FaceOverlay face={face} />
      </div>
    </GuestFrame>
  )
}

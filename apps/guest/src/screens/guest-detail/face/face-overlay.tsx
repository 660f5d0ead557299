import Check from 'lucide-react/icons/check'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { RaiseAlert } from '../../../alert/raise-alert.tsx'
import { Button } from '../../../parts/button.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Progress } from '../../../parts/progress.tsx'
import { useSite } from '../../../site/site-context.tsx'
import css from './face-step.module.css'
import type { Face } from './use-face.ts'

/** Overlay on the picture: the loader, then briefly the result. */
export function FaceOverlay({ face }: { face: Face }) {
  const { label } = useSite()
  const text = label.on('face')
  const { phase } = face
  if (phase === 'ready') return null
  if (phase === 'comparing') {
    return (
      <div className={css['over']} data-kind="wait">
        {face.isLong ? <LongWait face={face} /> : <Progress words={text('comparing')} />}
      </div>
    )
  }
  if (phase === 'matched') {
    return (
      <div className={css['over']} data-kind="good" role="status">
        <Check />
        <p>{text('result.matched')}</p>
      </div>
    )
  }
  // This isn't the guest's mistake, so a short line is enough and the picture stays visible.
  return (
    <p className={css['again']} role="status">
      <TriangleAlert />
      {text(`result.${phase}`)}
    </p>
  )
}

function LongWait({ face }: { face: Face }) {
  const { label } = useSite()
  const text = label.on('face')
  return (
    <Notice
      announced
      icon={<ConciergeBell />}
      action={
        <Button size="small" onPress={face.mayGoWithout ? face.goWithout : face.toReception}>
          {text(face.mayGoWithout ? 'skip' : 'reception')}
        </Button>
      }
    >
      {text('long')}
      {!face.mayGoWithout && <RaiseAlert reason="answerLate" />}
    </Notice>
  )
}

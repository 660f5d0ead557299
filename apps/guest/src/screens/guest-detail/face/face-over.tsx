import Check from 'lucide-react/icons/check'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import X from 'lucide-react/icons/x'
import { Button } from '../../../parts/button.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Progress } from '../../../parts/progress.tsx'
import { useSite } from '../../../site/site-context.tsx'
import css from './face-step.module.css'
import type { Face } from './use-face.ts'

/** Over the picture: the loader, and for a moment what came of it. */
export function FaceOver({ face }: { face: Face }) {
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
  return (
    <div className={css['over']} data-kind={phase === 'matched' ? 'good' : 'bad'} role="status">
      {phase === 'matched' ? <Check /> : <X />}
      <p>{text(`result.${phase}`)}</p>
    </div>
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
    </Notice>
  )
}

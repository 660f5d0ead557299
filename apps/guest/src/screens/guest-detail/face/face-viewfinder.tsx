import { useSite } from '../../../site/site-context.tsx'
import { FaceOver } from './face-over.tsx'
import css from './face-step.module.css'
import type { Face } from './use-face.ts'

/** What the camera sees, and where in it the face belongs. */
export function FaceViewfinder({ face }: { face: Face }) {
  const { label } = useSite()
  const text = label.on('face')
  return (
    <div className={css['finder']} data-live={face.isLive || undefined} data-shot={face.shot}>
      <video ref={face.camera.video} aria-label={text('live')} muted playsInline />
      <span className={css['outline']} aria-hidden="true" />
      <p className={css['says']} role="status">
        {text(face.isLive ? `place.${face.shot}` : 'starting')}
      </p>
      <FaceOver face={face} />
    </div>
  )
}

import { Viewfinder } from '../../../devices/viewfinder.tsx'
import { useSite } from '../../../site/site-context.tsx'
import { FaceOver } from './face-over.tsx'
import css from './face-step.module.css'
import type { Face } from './use-face.ts'

/** What the camera sees, and where in it the face belongs. */
export function FaceViewfinder({ face }: { face: Face }) {
  const { label } = useSite()
  const text = label.on('face')
  return (
    <Viewfinder
      className={css['finder']}
      video={face.camera.video}
      name={text('live')}
      shown={face.isLive}
      // People know their face from the mirror.
      mirror={face.shot === 'face'}
      line={{ words: text(face.isLive ? `place.${face.shot}` : 'starting') }}
      cover={<FaceOver face={face} />}
    >
      <span className={css['outline']} data-shot={face.shot} aria-hidden="true" />
    </Viewfinder>
  )
}

import { Viewfinder } from '../../../flows/devices/viewfinder.tsx'
import { useSite } from '../../../site/site-context.tsx'
import { FaceOverlay } from './face-overlay.tsx'
import css from './face-step.module.css'
import { FilmRing } from './film-ring.tsx'
import type { Face } from './use-face.ts'

/** The camera picture with an outline for the face. */
export function FaceViewfinder({ face }: { face: Face }) {
  const { label } = useSite()
  const text = label.on('face')
  const { part } = face.film
  const isFilming = part !== undefined
  const line = selectMessage(face)
  return (
    <Viewfinder
      className={css['finder']}
      video={face.camera.video}
      name={text('live')}
      shown={face.isLive}
      // Mirrored, because people are used to their mirror image.
      mirror={face.shot === 'face'}
      line={{ words: text(line.key), isIssue: line.isIssue ?? false }}
      cover={<FaceOverlay face={face} />}
    >
      <span
        className={css['outline']}
        data-shot={face.shot}
        data-films={isFilming || undefined}
        data-failed={face.failed ? '' : undefined}
      >
        {isFilming && <FilmRing part={part} />}
      </span>
    </Viewfinder>
  )
}

function selectMessage({ film, isLive, shot, failed }: Face): { key: string; isIssue?: true } {
  if (!isLive) return { key: 'starting' }
  if (film.part !== undefined && film.side) return { key: `filming.${film.side}` }
  if (failed && shot === 'face') return { key: `again.${failed}`, isIssue: true }
  return shot === 'face' && film.instead ? { key: film.instead, isIssue: true } : { key: `place.${shot}` }
}

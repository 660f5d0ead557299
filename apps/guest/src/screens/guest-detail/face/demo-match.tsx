import FlaskConical from 'lucide-react/icons/flask-conical'
import { Button } from '../../../parts/button.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useSite } from '../../../site/site-context.tsx'
import type { Face } from './use-face.ts'

/** Labelled as a demo, so that it isn't mistaken for a real comparison. */
export function DemoMatch({ face }: { face: Face }) {
  const { label } = useSite()
  const text = label.on('face')
  if (!face.demo) return null
  return (
    <Notice
      icon={<FlaskConical />}
      action={
        <Button size="small" busy={face.phase !== 'ready'} disabled={face.film.part !== undefined} onPress={face.demo}>
          {text('demo.match')}
        </Button>
      }
    >
      {text('demo.text')}
    </Notice>
  )
}

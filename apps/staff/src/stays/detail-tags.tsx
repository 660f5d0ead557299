import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Star from 'lucide-react/icons/star'
import { Tag } from '../parts/tag.tsx'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import { useDetailTexts } from './use-detail-texts.ts'

/** Marks of what staff have noted about a stay. The texts are in their titles, and read aloud. */
export function DetailTags({ stay }: { stay: Pick<Arrival, 'vip' | 'staffNotes' | 'preferences'> }) {
  const { say } = useTexts()
  const { vip, staffNotes, preferences } = stay
  const noted = useDetailTexts()({ staffNotes, preferences }).join(' · ')
  return (
    <>
      {vip && (
        <Tag title={say('details.vip')}>
          <Star size={12} aria-hidden />
          <span className={words['sr']}>{say('details.vip')}</span>
        </Tag>
      )}
      {noted && (
        <Tag title={noted}>
          <NotebookPen size={12} aria-hidden />
          <span className={words['sr']}>{noted}</span>
        </Tag>
      )}
    </>
  )
}

import type { Stay } from '@foyer/contract/staff/stay.ts'
import Star from 'lucide-react/icons/star'
import { Tag } from '../../parts/tag.tsx'
import { useDetailTexts } from '../../stays/use-detail-texts.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './stay-details.module.css'

/** What staff have noted about a stay; nothing if that is nothing. */
export function StayDetails({ stay }: { stay: Stay }) {
  const { say } = useTexts()
  const { vip, staffNotes, preferences, lateCheckOut } = stay
  const others = useDetailTexts()({ preferences, lateCheckOut })
  if (!vip && !staffNotes && others.length === 0) return null
  return (
    <section>
      <h3>
        {say('details.section')}{' '}
        {vip && (
          <Tag>
            <Star size={12} aria-hidden />
            {say('details.vip')}
          </Tag>
        )}
      </h3>
      {staffNotes && <p className={styles['notes']}>{staffNotes}</p>}
      {others.map((text) => (
        <p key={text} className={styles['other']}>
          {text}
        </p>
      ))}
    </section>
  )
}

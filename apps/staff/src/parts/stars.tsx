import Star from 'lucide-react/icons/star'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import styles from './stars.module.css'

const all = [1, 2, 3, 4, 5] as const

/** One to five: stars to look at, a number for screen readers. */
export function Stars({ stars }: { stars: number }) {
  const { say } = useTexts()
  return (
    <span className={styles['stars']}>
      {all.map((one) => (
        <Star key={one} size={14} aria-hidden data-lit={one <= stars ? '' : undefined} />
      ))}
      <span className={words['sr']}>{say('guestWords.stars', { n: stars })}</span>
    </span>
  )
}

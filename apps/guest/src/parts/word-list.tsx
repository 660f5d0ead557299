import ChevronRight from 'lucide-react/icons/chevron-right'
import css from './word-list.module.css'

export interface Word {
  value: string
  /** Each language in its own language. */
  name: string
  lang?: string
}

export interface WordListProps {
  label: string
  words: readonly Word[]
  current?: string
  onPick: (value: string) => void
}

/** Large words to choose from, such as languages. */
export function WordList({ label, words, current, onPick }: WordListProps) {
  return (
    <nav aria-label={label}>
      <ul className={css['words']}>
        {words.map(({ value, name, lang }) => (
          <li key={value}>
            <button
              type="button"
              className={css['word']}
              lang={lang}
              aria-current={value === current || undefined}
              onClick={() => onPick(value)}
            >
              <bdi>{name}</bdi>
              <ChevronRight data-turns />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

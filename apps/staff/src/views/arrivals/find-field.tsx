import Search from 'lucide-react/icons/search'
import { useRef } from 'react'
import { Kbd } from '../../parts/kbd.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './find-field.module.css'
import { useDebouncedText } from './use-debounced-text.ts'

interface FindFieldProps {
  readonly text: string
  /** Names what can be found, if it is not stays. */
  readonly label?: string
  readonly onFind: (text: string) => void
}

/** Filters the list; `/` focuses it. */
export function FindField({ text, label, onFind }: FindFieldProps) {
  const { say } = useTexts()
  const [typed, setTyped] = useDebouncedText(text, onFind)
  const field = useRef<HTMLInputElement>(null)
  return (
    <span className={styles['find']}>
      <Search size={15} aria-hidden />
      <input
        ref={field}
        type="search"
        data-find
        value={typed}
        placeholder={label ?? say('arrivals.searchShort')}
        aria-label={label ?? say('arrivals.search')}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          if (typed) setTyped('')
          else field.current?.blur()
        }}
      />
      <Kbd>/</Kbd>
    </span>
  )
}

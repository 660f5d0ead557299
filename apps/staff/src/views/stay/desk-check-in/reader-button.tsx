import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import IdCard from 'lucide-react/icons/id-card'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useDeskScanner } from '../../../desk-encoder/use-desk-scanner.ts'
import { Button } from '../../../parts/button.tsx'
import words from '../../../theme/words.module.css'
import { useTexts } from '../../../wordings/texts-context.tsx'
import styles from './desk-check-in.module.css'

interface ReaderButtonProps {
  readonly today: string
  readonly onRead: (document: ScannedDocument) => void
  /** Other ways to read a document, unless the reader is reading. */
  readonly children: ReactNode
}

/** Reads a document at a reader next to this computer. Absent where no desk has one. */
export function ReaderButton({ today, onRead, children }: ReaderButtonProps) {
  const { say } = useTexts()
  const { isThere, state, readers, start, choose, cancel } = useDeskScanner(today, onRead)
  if (!isThere) return children
  return (
    <>
      {state === 'idle' && (
        <>
          <Button onClick={start}>
            <IdCard size={16} aria-hidden />
            {say('desk.reader')}
          </Button>
          {children}
        </>
      )}
      {state === 'choosing' && (
        <fieldset className={styles['readers']}>
          <legend>{say('desk.reader.which')}</legend>
          {readers.map((reader) => (
            <Button key={reader.hub} onClick={() => choose(reader)}>
              <IdCard size={16} aria-hidden />
              {reader.name}
            </Button>
          ))}
        </fieldset>
      )}
      {state !== 'idle' && (
        <Button onClick={cancel}>
          <X size={16} aria-hidden />
          {say(state === 'choosing' ? 'do.cancel' : 'desk.reader.cancel')}
        </Button>
      )}
      <span role="status">
        {state === 'waiting' && say('desk.reader.waiting')}
        {state === 'choosing' && <span className={words['sr']}>{say('desk.reader.which')}</span>}
      </span>
    </>
  )
}

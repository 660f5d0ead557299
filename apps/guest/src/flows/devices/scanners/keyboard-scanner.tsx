import ScanLine from 'lucide-react/icons/scan-line'
import { Notice } from '../../../parts/notice.tsx'
import { useSite } from '../../../site/site-context.tsx'
import { useTypingReader } from '../use-typing-reader.ts'
import { ReaderFrame } from './reader-frame.tsx'
import type { ScannerProps } from './scanner.ts'

/**
 * The guest holds the document to a reader that types what it
 * reads. It reports no state, so there is nothing to wait for.
 */
export function KeyboardScanner(props: ScannerProps) {
  const { label } = useSite()
  useTypingReader({ on: !props.busy, onText: props.onText })
  return (
    <ReaderFrame {...props}>
      <Notice announced icon={<ScanLine />}>
        {label('scan.reading')}
      </Notice>
    </ReaderFrame>
  )
}

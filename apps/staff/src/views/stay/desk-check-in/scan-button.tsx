import { scanAtDesk } from '@foyer/contract/staff/guest-form.ts'
import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import ScanLine from 'lucide-react/icons/scan-line'
import { useRef } from 'react'
import { Button } from '../../../parts/button.tsx'
import { useProblemToast } from '../../../parts/problem-text.ts'
import { useToast } from '../../../parts/toasts.tsx'
import words from '../../../theme/words.module.css'
import { useTexts } from '../../../wordings/texts-context.tsx'

/** Photographs or uploads a document and reads it; the picture is not stored. */
export function ScanButton({ onRead }: { readonly onRead: (document: ScannedDocument) => void }) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const scan = useCall(scanAtDesk)
  const input = useRef<HTMLInputElement>(null)
  const read = (picture: File) =>
    scan.mutate(
      { body: picture },
      {
        onSuccess: ({ document }) => {
          toast(document ? 'done' : 'failed', say(document ? 'desk.scan.done' : 'desk.scan.none'))
          if (document) onRead(document)
        },
        onError: complain,
      },
    )
  return (
    <>
      <input
        ref={input}
        className={words['sr']}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        aria-label={say('desk.scan')}
        tabIndex={-1}
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          if (picture) read(picture)
          target.value = ''
        }}
      />
      <Button busy={scan.isPending} onClick={() => input.current?.click()}>
        <ScanLine size={16} aria-hidden />
        {say(scan.isPending ? 'desk.scan.reading' : 'desk.scan')}
      </Button>
    </>
  )
}

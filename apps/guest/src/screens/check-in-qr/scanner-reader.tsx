import Keyboard from 'lucide-react/icons/keyboard'
import ScanQrCode from 'lucide-react/icons/scan-qr-code'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Progress } from '../../parts/progress.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { CodeReaderProps } from './code-reader.ts'
import css from './scanner-reader.module.css'
import { useKeepFocus } from './use-keep-focus.ts'

/** Longer than any of our codes; longer input does not come from a reader. */
const MAX_LENGTH = 512

/**
 * For a hardware reader that types the code followed by Enter. The picture shows where to hold the
 * code.
 */
export function ScannerReader({ issue, busy, onRead, onBack }: CodeReaderProps) {
  const { label } = useSite()
  const text = label.on('check-in-qr')
  const box = useKeepFocus()
  return (
    <GuestFrame
      question={text('question.scanner')}
      hint={text('hint.scanner')}
      picture={<ConfiguredPicture name="code" />}
      pictureOnPhone="tall"
      onBack={onBack}
    >
      <div className={css['said']}>
        {busy ? (
          <Progress words={text('finding')} />
        ) : (
          <Notice
            announced
            kind={issue ? 'warning' : 'plain'}
            icon={issue ? <TriangleAlert /> : <ScanQrCode className={css['waits']} />}
          >
            {text(issue ?? 'ready')}
          </Notice>
        )}
      </div>
      <div>
        <Button kind="quiet" icon={<Keyboard />} onPress={onBack}>
          {text('type')}
        </Button>
      </div>
      <form
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const scanned = box.current?.value ?? ''
          event.currentTarget.reset()
          if (scanned.trim() !== '') void onRead(scanned)
        }}
      >
        {/* A password field, so that the code is neither visible nor read aloud. */}
        <input
          ref={box}
          type="password"
          aria-label={text('box')}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          inputMode="none"
        />
      </form>
    </GuestFrame>
  )
}

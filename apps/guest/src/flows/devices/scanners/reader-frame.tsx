import type { ReactNode } from 'react'
import { ConfiguredPicture } from '../../../frame/configured-picture.tsx'
import { GuestFrame } from '../../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../../frame/guest-waiting.tsx'
import { useSite } from '../../../site/site-context.tsx'
import css from './reader-frame.module.css'
import type { ScannerProps } from './scanner.ts'

/**
 * A reader is next to the screen: the picture shows the
 * gesture and one sentence shows the reader's state.
 */
export function ReaderFrame({ frame, notice, busy, children }: ScannerProps & { children: ReactNode }) {
  const { label } = useSite()
  return (
    <GuestFrame {...frame} hint={label('scan.hint')} picture={<ConfiguredPicture name="scan" />} pictureOnPhone="tall">
      <div className={css['said']}>
        {notice}
        {busy ? <GuestWaiting words={label('scan.looking')} /> : children}
      </div>
    </GuestFrame>
  )
}

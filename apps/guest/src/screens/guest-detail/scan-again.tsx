import ScanLine from 'lucide-react/icons/scan-line'
import { useState } from 'react'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './guest-form.module.css'

interface ScanAgainProps {
  /** True if what was read can't be corrected here, only by staff. */
  readonly isReadOnly: boolean
  /** True if scanning again would discard data. */
  readonly loses: boolean
  readonly name: string
  readonly onAgain: () => void
}

/** Button back to the reader; asks for confirmation before data is lost. */
export function ScanAgain({ isReadOnly, loses, name, onAgain }: ScanAgainProps) {
  const { label } = useSite()
  const [asking, setAsking] = useState(false)
  const text = label.on('guest-detail')
  const again = (
    <Button size="small" icon={<ScanLine />} onPress={() => (loses ? setAsking(true) : onAgain())}>
      {text(loses ? 'scanAgain' : 'scanInstead')}
    </Button>
  )
  return (
    <>
      {isReadOnly ? (
        <Notice
          action={
            <span className={css['ways']}>
              {again}
              <ReceptionButton size="small">{text('askReception')}</ReceptionButton>
            </span>
          }
        >
          {text('somethingWrong')}
        </Notice>
      ) : (
        again
      )}
      <Modal
        open={asking}
        title={text('scanAgain.title')}
        text={text(name ? 'scanAgain.text' : 'scanAgain.text.noName', { name })}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button kind="primary" onPress={() => setAsking(false)}>
              {text('scanAgain.keep')}
            </Button>
            <Button onPress={onAgain}>{text('scanAgain.confirm')}</Button>
          </>
        }
      />
    </>
  )
}

import { Button } from '../../../parts/button.tsx'
import { Modal } from '../../../parts/modal.tsx'
import { useSite } from '../../../site/site-context.tsx'
import type { useReading } from '../use-reading.ts'

interface OtherGuestDocumentProps {
  readonly strange: NonNullable<ReturnType<typeof useReading>['strange']>
  /** Name of the guest whose turn it is. */
  readonly name: string
}

/**
 * Shown when the document belongs to another guest of the party, because they may scan in any
 * order.
 */
export function OtherGuestDocument({ strange: { owner, putThere, keepHere }, name }: OtherGuestDocumentProps) {
  const { label } = useSite()
  const text = label.on('guest-detail')
  return (
    <Modal
      open
      title={text('strange.title', { owner })}
      text={text('strange.text', { owner, name })}
      onClose={keepHere}
      actions={
        <>
          <Button onPress={keepHere}>{text('strange.keepHere', { name })}</Button>
          <Button kind="primary" onPress={putThere}>
            {text('strange.putThere', { owner })}
          </Button>
        </>
      }
    />
  )
}

import { Button } from '../../../parts/button.tsx'
import { Modal } from '../../../parts/modal.tsx'
import { useSite } from '../../../site/site-context.tsx'
import type { useReading } from '../use-reading.ts'

interface StrangeDocumentProps {
  readonly strange: NonNullable<ReturnType<typeof useReading>['strange']>
  /** Whose turn it is. */
  readonly name: string
}

/** The document of somebody else of the party: in which order they show them does not matter. */
export function StrangeDocument({ strange: { owner, putThere, keepHere }, name }: StrangeDocumentProps) {
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

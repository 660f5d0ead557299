import ImageUp from 'lucide-react/icons/image-up'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../../parts/button.tsx'
import { useSite } from '../../../site/site-context.tsx'

interface FileButtonProps {
  readonly busy: boolean
  readonly onChoose: (picture: Blob) => void
  readonly children: ReactNode
}

/**
 * For whoever has a picture already, on their own device: a hotel's holds none of theirs, and the browser's dialog would let
 * them look around in it. The box of the browser itself has no words of ours.
 */
export function FileButton({ busy, onChoose, children }: FileButtonProps) {
  const { site } = useSite()
  const box = useRef<HTMLInputElement>(null)
  if (site.device.enrolledOnly) return null
  return (
    <>
      <input
        ref={box}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        onChange={({ target }) => {
          const picture = target.files?.[0]
          target.value = ''
          if (picture) onChoose(picture)
        }}
      />
      <Button kind="quiet" disabled={busy} icon={<ImageUp />} onPress={() => box.current?.click()}>
        {children}
      </Button>
    </>
  )
}

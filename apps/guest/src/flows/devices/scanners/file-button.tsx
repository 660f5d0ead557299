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
 * For guests who already have a picture on their own device. Hidden on a hotel device, where the
 * file dialog would let them browse its files. The browser's own input can't show our texts.
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

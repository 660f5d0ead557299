import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Panorama } from '../../parts/panorama.tsx'
import { useSite } from '../../site/site-context.tsx'

interface TourModalProps {
  readonly name: string
  /** Name of the drawing; undefined while the tour is closed. */
  readonly panorama: string | undefined
  readonly onClose: () => void
}

/** A 360° view of the room. */
export function TourModal({ name, panorama, onClose }: TourModalProps) {
  const { label } = useSite()
  const text = label.on('check-in-upgrade')
  return (
    <Modal
      open={panorama !== undefined}
      shape="wide"
      title={text('tourTitle', { name })}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          {text('tourDone')}
        </Button>
      }
    >
      <Panorama
        label={text('tourView')}
        left={text('tourLeft')}
        right={text('tourRight')}
        facing={(degrees) => text('tourFacing', { degrees })}
      >
        {panorama && <ConfiguredPicture name={panorama} />}
      </Panorama>
    </Modal>
  )
}

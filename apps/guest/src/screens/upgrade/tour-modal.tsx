import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Panorama } from '../../parts/panorama.tsx'
import { useSite } from '../../site/site-context.tsx'

interface TourModalProps {
  readonly name: string
  /** The name of the drawing; undefined: nobody looks around. */
  readonly panorama: string | undefined
  readonly onClose: () => void
}

/** The room all around, before anybody decides. */
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

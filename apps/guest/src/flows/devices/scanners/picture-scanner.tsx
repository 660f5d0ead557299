import CameraIcon from 'lucide-react/icons/camera'
import CameraOff from 'lucide-react/icons/camera-off'
import ScanLine from 'lucide-react/icons/scan-line'
import { RaiseAlert } from '../../../alert/raise-alert.tsx'
import { ConfiguredPicture } from '../../../frame/configured-picture.tsx'
import { GuestFrame } from '../../../frame/guest-frame.tsx'
import { Button } from '../../../parts/button.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useSite } from '../../../site/site-context.tsx'
import { Viewfinder } from '../viewfinder.tsx'
import { FileButton } from './file-button.tsx'
import css from './picture-scanner.module.css'
import type { ScannerProps } from './scanner.ts'
import { usePictureScanner } from './use-picture-scanner.ts'

/** A live picture with the outline of a page, or a file choice if there is no camera. */
export function PictureScanner(props: ScannerProps) {
  const { frame, notice } = props
  const { label, site } = useSite()
  const scanner = usePictureScanner(props)
  const busy = scanner.isBusy
  const text = label.on('scan')
  const sees = scanner.state === 'starting' || scanner.state === 'live'
  return (
    <GuestFrame
      {...frame}
      hint={text(`hint.${scanner.wanted}`)}
      picture={<ConfiguredPicture name="document" />}
      answerFills={sees}
      {...(sees && {
        primary: (
          <Button
            kind="primary"
            busy={busy}
            disabled={scanner.state !== 'live'}
            iconEnd={<CameraIcon />}
            onPress={scanner.take}
          >
            {text('take')}
          </Button>
        ),
      })}
    >
      {sees ? (
        <Viewfinder
          className={css['finder']}
          video={scanner.video}
          name={text('live')}
          shown
          line={{
            icon: <ScanLine />,
            words: text(busy ? 'looking' : scanner.state === 'live' ? scanner.advice : 'starting'),
          }}
        >
          {scanner.still && <img src={scanner.still} alt="" />}
          <span className={css['outline']} data-busy={busy || undefined} aria-hidden="true" />
        </Viewfinder>
      ) : (
        <Notice announced kind="warning" icon={<CameraOff />}>
          {text(site.device.enrolledOnly ? 'camera.ofHotel' : `camera.${scanner.state}`)}
          {site.device.enrolledOnly && <RaiseAlert reason="cameraAway" />}
        </Notice>
      )}
      {notice}
      <FileButton busy={busy} onChoose={scanner.choose}>
        {text('choose')}
      </FileButton>
    </GuestFrame>
  )
}

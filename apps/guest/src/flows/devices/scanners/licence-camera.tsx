import CameraIcon from 'lucide-react/icons/camera'
import CameraOff from 'lucide-react/icons/camera-off'
import ScanLine from 'lucide-react/icons/scan-line'
import { RaiseAlert } from '../../../alert/raise-alert.tsx'
import { ConfiguredPicture } from '../../../frame/configured-picture.tsx'
import { GuestFrame } from '../../../frame/guest-frame.tsx'
import { Button } from '../../../parts/button.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useSite } from '../../../site/site-context.tsx'
import { useCamera } from '../use-camera.ts'
import { Viewfinder } from '../viewfinder.tsx'
import { FileButton } from './file-button.tsx'
import css from './picture-scanner.module.css'
import type { ScannerProps } from './scanner.ts'

type LicenceCameraProps = Pick<ScannerProps, 'frame' | 'notice' | 'busy' | 'onPicture'> & { readonly hint: string }

/** One manually taken picture of a card, because we can't know which side is readable. */
export function LicenceCamera({ frame, notice, busy, hint, onPicture }: LicenceCameraProps) {
  const { label, site } = useSite()
  const camera = useCamera({ on: true, facing: 'environment' })
  const text = label.on('scan')
  const sees = camera.state === 'starting' || camera.state === 'live'
  async function take() {
    const picture = await camera.takePicture()
    if (picture) onPicture(picture)
  }
  return (
    <GuestFrame
      {...frame}
      hint={hint}
      picture={<ConfiguredPicture name="document" />}
      answerFills={sees}
      {...(sees && {
        primary: (
          <Button kind="primary" busy={busy} disabled={camera.state !== 'live'} iconEnd={<CameraIcon />} onPress={take}>
            {text('take')}
          </Button>
        ),
      })}
    >
      {sees ? (
        <Viewfinder
          className={css['finder']}
          video={camera.video}
          name={text('live')}
          shown
          line={{
            icon: <ScanLine />,
            words: text(busy ? 'looking' : camera.state === 'live' ? 'licence' : 'starting'),
          }}
        >
          <span className={css['outline']} data-busy={busy || undefined} aria-hidden="true" />
        </Viewfinder>
      ) : (
        <Notice announced kind="warning" icon={<CameraOff />}>
          {text(site.device.enrolledOnly ? 'licence.noCameraHere' : 'licence.noCamera')}
          {site.device.enrolledOnly && <RaiseAlert reason="cameraAway" />}
        </Notice>
      )}
      {notice}
      <FileButton busy={busy} onChoose={onPicture}>
        {text('choose')}
      </FileButton>
    </GuestFrame>
  )
}

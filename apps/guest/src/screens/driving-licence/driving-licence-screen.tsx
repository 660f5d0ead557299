import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import CameraIcon from 'lucide-react/icons/camera'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Keyboard from 'lucide-react/icons/keyboard'
import { Suspense } from 'react'
import { LicenceCamera } from '../../flows/devices/scanners/licence-camera.tsx'
import { scanners } from '../../flows/devices/scanners/scanner.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestPlaceholder } from '../../frame/guest-placeholder.tsx'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useHasCamera } from '../../site/use-has-camera.ts'
import { useDrivingLicence } from './use-driving-licence.ts'

const nothing = () => {}

/** Loaded lazily: most drivers show their licence, and its list of countries is large. */
const TypedLicenceForm = lazyPart(async () => (await import('./typed-licence.tsx')).TypedLicenceForm)

export function DrivingLicenceScreen() {
  const { label } = useSite()
  const hasCamera = useHasCamera()
  const licence = useDrivingLicence()
  const text = label.on('driving-licence')
  const { guest, total, refused, busy } = licence
  if (!guest) return <GuestPlaceholder onBack={licence.back} />
  const name = guest.firstName ?? ''
  const frame = {
    question: name ? text('question', { name }) : text('questionNoName'),
    onBack: licence.back,
    progress: {
      detail: label('guest-detail.progress', { place: guest.index, total }),
      ...(total > 0 && { part: (guest.index - 0.2) / total }),
    },
  }
  const notice = refused && refused !== 'licenceRepeated' && (
    <Notice announced kind="warning" icon={<CircleAlert />}>
      {refused === 'licenceExpires' ? label('issue.licenceExpires') : text(refused)}
    </Notice>
  )
  const shown = { notice, busy, onPicture: licence.onPicture }
  const Scanner = scanners[licence.kind]
  const typeInstead = (
    <Button icon={<Keyboard />} onPress={licence.type}>
      {text('typed.instead')}
    </Button>
  )
  return (
    <Suspense fallback={<GuestFrame {...frame} picture={<ConfiguredPicture name="scan" />} />}>
      {licence.typing ? (
        <TypedLicenceForm
          frame={frame}
          typing={licence.typing}
          busy={busy}
          takePicture={hasCamera ? licence.takePicture : undefined}
        >
          {notice}
        </TypedLicenceForm>
      ) : licence.hasReader ? (
        <Scanner
          {...shown}
          frame={{
            ...frame,
            secondary: hasCamera ? (
              <Button icon={<CameraIcon />} onPress={licence.takePicture}>
                {text('byCamera')}
              </Button>
            ) : (
              typeInstead
            ),
          }}
          onText={licence.onText}
          onReading={nothing}
          onNothing={nothing}
          onUnable={hasCamera ? licence.takePicture : licence.type}
        />
      ) : (
        <LicenceCamera {...shown} frame={{ ...frame, secondary: typeInstead }} hint={text('hint')} />
      )}
      <Modal
        open={refused === 'licenceRepeated'}
        title={text('repeated.title')}
        text={text('repeated.text')}
        onClose={licence.again}
        actions={
          <Button kind="primary" onPress={licence.again}>
            {text('repeated.again')}
          </Button>
        }
      />
    </Suspense>
  )
}

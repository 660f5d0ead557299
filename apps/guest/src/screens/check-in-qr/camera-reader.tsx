import CameraOff from 'lucide-react/icons/camera-off'
import Keyboard from 'lucide-react/icons/keyboard'
import { FileButton } from '../../flows/devices/scanners/file-button.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { CodeReaderProps } from './code-reader.ts'
import { CodeViewfinder } from './code-viewfinder.tsx'
import { useCameraReader } from './use-camera-reader.ts'

/**
 * Scans with the guest's camera; without one, the guest can upload a picture or type the number.
 */
export function CameraReader(props: CodeReaderProps) {
  const { issue, busy, onBack } = props
  const { label } = useSite()
  const text = label.on('check-in-qr')
  const reader = useCameraReader(props)
  if (reader.isScanning) {
    return (
      <GuestFrame
        question={text('question.camera')}
        hint={text('hint.camera')}
        picture={<ConfiguredPicture name="code" />}
        answerFills
        onBack={onBack}
      >
        <CodeViewfinder reader={reader} issue={issue} busy={busy} />
        <FileButton busy={busy} onChoose={reader.choose}>
          {text('choose')}
        </FileButton>
      </GuestFrame>
    )
  }
  return (
    <GuestFrame
      question={text('question.camera')}
      hint={text('hint.noCamera')}
      picture={<ConfiguredPicture name="code" />}
      pictureOnPhone="small"
      onBack={onBack}
      primary={
        <Button kind="primary" icon={<Keyboard />} onPress={onBack}>
          {text('type')}
        </Button>
      }
      secondary={<Button onPress={reader.again}>{text('again')}</Button>}
    >
      <Notice announced kind="warning" icon={<CameraOff />}>
        {text(`camera.${reader.state}`)}
      </Notice>
      {issue && (
        <Notice announced kind="warning">
          {text(issue)}
        </Notice>
      )}
      <FileButton busy={busy} onChoose={reader.choose}>
        {text('choose')}
      </FileButton>
    </GuestFrame>
  )
}

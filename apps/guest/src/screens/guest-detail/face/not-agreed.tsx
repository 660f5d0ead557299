import ArrowLeft from 'lucide-react/icons/arrow-left'
import { ConfiguredPicture } from '../../../frame/configured-picture.tsx'
import { GuestFrame } from '../../../frame/guest-frame.tsx'
import { Button } from '../../../parts/button.tsx'
import { useSite } from '../../../site/site-context.tsx'
import type { FaceStepProps } from './face-props.ts'

/** For a guest who opened this address directly: the list requests consent first. */
export function NotAgreed({ onDone, onBack }: FaceStepProps) {
  const { label } = useSite()
  const text = label.on('face')
  return (
    <GuestFrame
      question={text('question.notAgreed')}
      hint={text('hint.notAgreed')}
      picture={<ConfiguredPicture name="document" />}
      onBack={onBack}
      primary={
        <Button kind="primary" icon={<ArrowLeft data-turns />} onPress={() => onDone('cancelled')}>
          {text('cancel')}
        </Button>
      }
    />
  )
}

import ArrowRight from 'lucide-react/icons/arrow-right'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { FieldGrid } from '../../parts/field-grid.tsx'
import { Notice } from '../../parts/notice.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import { FoundCode } from './found-code.tsx'
import { SentCode } from './sent-code.tsx'
import { useLostCode } from './use-lost-code.ts'

/** Input attributes of each field. */
const boxes = {
  room: { maxLength: 20, autoCapitalize: 'characters', dir: 'ltr' },
  surname: { maxLength: 120, autoCapitalize: 'words' },
} as const

export function LostCodeScreen() {
  const { label } = useSite()
  const text = label.on('lost-code')
  const lost = useLostCode()
  const form = useScreenForm(lost.submit)
  const { found, showsHere, back, exit } = lost
  if (found && showsHere) return <FoundCode found={found} back={back} exit={exit} />
  if (found) return <SentCode emails={found.emails} back={back} exit={exit} />
  return (
    <GuestFrame
      question={text('question')}
      hint={text('hint')}
      picture={<ConfiguredPicture name="door" />}
      pictureOnPhone="small"
      onBack={back}
      primary={
        <Button kind="primary" {...form.sends} busy={lost.busy} iconEnd={<ArrowRight data-turns />}>
          {text('submit')}
        </Button>
      }
    >
      <form {...form.watched}>
        <FieldGrid stacked>
          {lost.boxes.map((box) => (
            <TextField
              key={box}
              {...boxes[box]}
              name={box}
              label={text(box)}
              value={lost.typed[box]}
              onChange={(value) => lost.type(box, value)}
              issue={lost.isMissing(box) ? label('field.required') : undefined}
              required
            />
          ))}
        </FieldGrid>
      </form>
      {lost.refused && (
        <Notice kind="warning" announced>
          {text(lost.refused)}
        </Notice>
      )}
      {form.keys}
    </GuestFrame>
  )
}

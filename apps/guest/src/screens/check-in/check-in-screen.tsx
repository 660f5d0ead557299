import type { SearchFieldName } from '@foyer/domain/fields/field.ts'
import { Button } from '@foyer/web/parts/button.tsx'
import { FieldGrid } from '@foyer/web/parts/field-grid.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import { TextField } from '@foyer/web/parts/text-field.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useId } from 'react'
import { useScreenKeyboard } from '../../fields/use-screen-keyboard.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useCheckIn } from './use-check-in.ts'

export function CheckInScreen() {
  const { label, language } = useSite()
  const search = useCheckIn()
  const form = useId()
  const keyboard = useScreenKeyboard()
  const text = label.on('check-in')
  return (
    <GuestFrame
      question={text('question')}
      hint={text('hint')}
      picture={<ConfiguredPicture name="search" />}
      pictureOnPhone="small"
      onBack={search.back}
      primary={
        <Button kind="primary" type="submit" form={form} busy={search.busy} iconEnd={<ArrowRight data-turns />}>
          {text('submit')}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        {...keyboard.watched}
        onSubmit={(event) => {
          event.preventDefault()
          void search.submit()
          const missing = event.currentTarget.elements.namedItem(search.firstMissing ?? '')
          if (missing instanceof HTMLElement) missing.focus()
        }}
      >
        <FieldGrid stacked>
          {search.fields.map((field) => (
            <TextField
              key={field.name}
              name={field.name}
              label={field.label[language] ?? text(`field.${field.name}`)}
              value={search.typed[field.name as SearchFieldName]}
              onChange={(value) => search.type(field.name, value)}
              issue={search.issueOf(field.name) ? label('field.required') : undefined}
              maxLength={field.max_chars ?? 100}
              autoCapitalize={field.name === 'voucher' ? 'characters' : 'words'}
            />
          ))}
        </FieldGrid>
      </form>
      {search.notFound && (
        <Notice kind="warning" announced>
          {text('notFound')}
        </Notice>
      )}
      {keyboard.keys}
    </GuestFrame>
  )
}

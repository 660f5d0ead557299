import type { SearchFieldName } from '@foyer/domain/fields/field.ts'
import { Button } from '@foyer/web/parts/button.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import { TextField } from '@foyer/web/parts/text-field.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useId } from 'react'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useCheckIn } from './use-check-in.ts'

export function CheckInScreen() {
  const { label, language } = useSite()
  const search = useCheckIn()
  const form = useId()
  const text = label.on('check-in')
  return (
    <GuestFrame
      question={text('question')}
      hint={text('hint')}
      picture={<ConfiguredPicture name="search" />}
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
        onSubmit={(event) => {
          event.preventDefault()
          search.submit()
        }}
      >
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
      </form>
      {search.notFound && <Notice kind="warning">{text('notFound')}</Notice>}
    </GuestFrame>
  )
}

import { selectOptions } from '@foyer/contract/select.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CameraIcon from 'lucide-react/icons/camera'
import type { ReactNode } from 'react'
import { Flag } from '../../fields/flag.tsx'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { DateField } from '../../parts/date-field.tsx'
import { FieldGrid } from '../../parts/field-grid.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { useTypedLicence } from './use-typed-licence.ts'

interface TypedLicenceProps {
  readonly frame: { readonly question: string; readonly onBack: () => void }
  readonly typing: ReturnType<typeof useTypedLicence>
  readonly busy: boolean
  /** Undefined if there is no camera. */
  readonly takePicture: (() => void) | undefined
  readonly children: ReactNode
}

/** Form for a licence that could not be read; the desk compares what the driver types. */
export function TypedLicenceForm({ frame, typing, busy, takePicture, children }: TypedLicenceProps) {
  const { label, language, hotel } = useSite()
  const text = label.on('driving-licence')
  const form = useScreenForm(typing.submit)
  const body = { source: { list: 'countries' as const }, hotelId: hotel.id, language }
  const { data: countries = [] } = useLoad(selectOptions, { body })
  const part = (name: 'day' | 'month' | 'year') => ({
    label: label(`field.${name}`),
    placeholder: label(`field.${name}.placeholder`),
  })
  const { values, issueOf, type } = typing
  const issue = (field: keyof typeof values) => {
    const key = issueOf(field)
    return key && label(`issue.${key}`)
  }
  return (
    <GuestFrame
      {...frame}
      hint={text('typed.hint')}
      picture={<ConfiguredPicture name="licence" />}
      pictureOnPhone="small"
      {...(takePicture && {
        secondary: (
          <Button icon={<CameraIcon />} onPress={takePicture}>
            {text('byCamera')}
          </Button>
        ),
      })}
      primary={
        <Button kind="primary" {...form.sends} busy={busy} iconEnd={<ArrowRight data-turns />}>
          {text('typed.send')}
        </Button>
      }
    >
      <form {...form.watched}>
        <FieldGrid>
          <TextField
            label={text('typed.number')}
            value={values.number}
            onChange={type('number')}
            issue={issue('number')}
            required
            name="licenceNumber"
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
            dir="ltr"
          />
          <SelectField
            label={text('typed.country')}
            value={values.country}
            onChange={type('country')}
            issue={issue('country')}
            required
            disabled={countries.length === 0}
            options={countries.map(({ key, value: name, flag }) => ({
              value: key,
              name,
              alias: key,
              ...(flag && { flag: <Flag address={flag} /> }),
            }))}
            placeholder={label('field.choose')}
            searchLabel={label('field.searchCountry')}
            nothingFound={label('field.nothingFound')}
          />
          <DateField
            label={text('typed.validUntil')}
            value={values.validUntil}
            onChange={type('validUntil')}
            issue={issue('validUntil')}
            required
            locale={getLocale(language)}
            parts={{ day: part('day'), month: part('month'), year: part('year') }}
          />
        </FieldGrid>
      </form>
      {children}
      {form.keys}
    </GuestFrame>
  )
}

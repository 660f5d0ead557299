import { getLocale } from '@foyer/domain/basics/locale.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { useReception } from '../../frame/help/use-reception.tsx'
import { Button } from '../../parts/button.tsx'
import { DateField } from '../../parts/date-field.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import { usePreCheckin } from './use-pre-checkin.ts'

/** Shows only the hotel's name of the reservation until the guest has proved who they are. */
export function PreCheckinScreen() {
  const { site, hotel, label, language } = useSite()
  const text = label.on('pre-checkin')
  const opening = usePreCheckin()
  const reception = useReception()
  const form = useScreenForm(opening.submit)
  const picture = { picture: <ConfiguredPicture name="welcome" />, pictureFills: true, pictureOnPhone: 'tall' } as const

  if (opening.hasEnded)
    return (
      <GuestFrame
        {...picture}
        question={text('ended')}
        hint={text('ended.hint')}
        primary={
          <Button kind="primary" iconEnd={<ArrowRight data-turns />} onPress={opening.search}>
            {text('ended.search')}
          </Button>
        }
      >
        <Notice icon={<ConciergeBell />}>{reception.words}</Notice>
        <Facts facts={reception.facts} />
      </GuestFrame>
    )

  if (opening.waiting)
    return (
      <GuestFrame {...picture} question={text('loading')}>
        <GuestWaiting shape={<Skeleton lines={['medium', 'card']} />} words={text('loading')} />
      </GuestFrame>
    )

  const part = (name: 'day' | 'month' | 'year') => ({
    label: label(`field.${name}`),
    placeholder: label(`field.${name}.placeholder`),
  })
  const field = {
    label: text(opening.factor),
    value: opening.value,
    onChange: opening.type,
    issue: opening.missing ? label('field.required') : undefined,
    required: true,
  }
  return (
    <GuestFrame
      {...picture}
      question={text(`question.${opening.factor}`)}
      hint={text(`hint.${opening.factor}`, { hotel: site.hotelInfo.name ?? hotel.name })}
      primary={
        <Button kind="primary" {...form.sends} busy={opening.busy} iconEnd={<ArrowRight data-turns />}>
          {text('submit')}
        </Button>
      }
    >
      <form {...form.watched}>
        {opening.factor === 'surname' ? (
          <TextField {...field} name="surname" autoComplete="family-name" autoCapitalize="words" maxLength={100} />
        ) : (
          <DateField
            {...field}
            locale={getLocale(language)}
            parts={{ day: part('day'), month: part('month'), year: part('year') }}
          />
        )}
      </form>
      {opening.refused && (
        <Notice kind="warning" announced>
          {text(`refused.${opening.refused}`)}
        </Notice>
      )}
      <div>
        <Button kind="quiet" size="small" onPress={opening.useOther}>
          {text(opening.factor === 'surname' ? 'useDate' : 'useSurname')}
        </Button>
      </div>
      {form.keys}
    </GuestFrame>
  )
}

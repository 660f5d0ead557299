import { getLocale } from '@foyer/domain/basics/locale.ts'
import { PHONE_DIGITS } from '@foyer/domain/proof/second-factor.ts'
import { SHORT_CODE_DIGITS } from '@foyer/domain/proof/short-code.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Mail from 'lucide-react/icons/mail'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { DateField } from '../../parts/date-field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useSecondFactor } from './use-second-factor.ts'

/** Allows for separators between the groups. */
const shortCode = { maxLength: SHORT_CODE_DIGITS + 3, inputMode: 'numeric' } as const

/** Input attributes of each factor. */
const boxes = {
  number: { maxLength: 40, autoCapitalize: 'characters' },
  phone: { maxLength: PHONE_DIGITS, inputMode: 'numeric' },
  name: { maxLength: 120, autoCapitalize: 'words' },
  mailedCode: shortCode,
  lobbyCode: shortCode,
} as const

/** Shows nothing of the reservation, because anything shown couldn't serve as proof. */
export function SecondFactorScreen() {
  const { label, language } = useSite()
  const text = label.on('second-factor')
  const asking = useSecondFactor()
  const form = useScreenForm(asking.submit)
  const { factor, forKey, mailed } = asking
  const address = mailed?.address
  const picture = {
    picture: <ConfiguredPicture name={forKey ? 'door' : 'search'} />,
    pictureOnPhone: 'small',
  } as const
  const isAsking = !mailed || address !== undefined
  if (!factor)
    return (
      <GuestFrame {...picture} question={text('loading')} {...(asking.back && { onBack: asking.back })}>
        <GuestWaiting shape={<Skeleton lines={['medium', 'card']} />} words={text('loading')} />
      </GuestFrame>
    )
  const part = (name: 'day' | 'month' | 'year') => ({
    label: label(`field.${name}`),
    placeholder: label(`field.${name}.placeholder`),
  })
  const field = {
    label: text(factor),
    value: asking.value,
    onChange: asking.type,
    issue: asking.missing ? label('field.required') : undefined,
    required: true,
  }
  return (
    <GuestFrame
      {...picture}
      question={text(`question.${factor}${address ? 'Sent' : ''}`)}
      hint={forKey ? text(`hint.${factor}${address ? 'Sent' : ''}`, { address: address ?? '' }) : text('hint')}
      {...(asking.back && { onBack: asking.back })}
      secondary={<ReceptionButton />}
      primary={
        isAsking ? (
          <Button kind="primary" {...form.sends} busy={asking.busy} iconEnd={<ArrowRight data-turns />}>
            {text(forKey ? 'submitKey' : 'submit')}
          </Button>
        ) : (
          <Button kind="primary" onPress={mailed.send} busy={mailed.busy} iconEnd={<Mail />}>
            {text('send')}
          </Button>
        )
      }
    >
      {isAsking && (
        <form {...form.watched}>
          {factor === 'departureDate' ? (
            <DateField
              {...field}
              locale={getLocale(language)}
              parts={{ day: part('day'), month: part('month'), year: part('year') }}
            />
          ) : (
            <TextField key={factor} {...field} {...boxes[factor]} name={factor} autoComplete="off" />
          )}
        </form>
      )}
      {asking.refused && (
        <Notice kind="warning" announced>
          {text(forKey && asking.refused === 'secondFactorWrong' ? 'refused.codeWrong' : `refused.${asking.refused}`)}
          {asking.refused === 'tooManyTries' && <RaiseAlert reason="notProved" />}
        </Notice>
      )}
      {mailed?.noAddress && (
        <Notice kind="warning" announced>
          {text('noAddress')}
          <RaiseAlert reason="notProved" />
        </Notice>
      )}
      {address && (
        <div>
          <Button kind="quiet" size="small" onPress={mailed?.send} busy={mailed?.busy}>
            {text('sendAgain')}
          </Button>
        </div>
      )}
      {asking.others.map((other) => (
        <div key={other}>
          <Button kind="quiet" size="small" onPress={() => asking.use(other)}>
            {text(`use.${other}`)}
          </Button>
        </div>
      ))}
      {form.keys}
    </GuestFrame>
  )
}

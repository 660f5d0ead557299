import { getLocale } from '@foyer/domain/basics/locale.ts'
import { CONCEALED_CODE } from '@foyer/domain/lost-code/conceal.ts'
import Check from 'lucide-react/icons/check'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { AccessCode } from '../../parts/access-code.tsx'
import { Button } from '../../parts/button.tsx'
import { Facts } from '../../parts/facts.tsx'
import { FieldGrid } from '../../parts/field-grid.tsx'
import { Notice } from '../../parts/notice.tsx'
import { RoomNumber } from '../../parts/room-number.tsx'
import { useSite } from '../../site/site-context.tsx'
import { LostCodeField } from './lost-code-field.tsx'
import { PrintCode } from './print-code.tsx'
import { SentTo } from './sent-code.tsx'
import type { FoundReservation } from './use-lost-code.ts'
import { useReveal } from './use-reveal.ts'

interface FoundCodeProps {
  readonly found: FoundReservation
  readonly back: () => void
  readonly exit: () => unknown
}

/**
 * On a hotel's device: concealed until the guest has proved who they are, then shown and hidden on
 * request.
 */
export function FoundCode({ found, back, exit }: FoundCodeProps) {
  const { site, label, language } = useSite()
  const text = label.on('lost-code')
  const reveal = useReveal(found.logId)
  const form = useScreenForm(reveal.submit)
  const { revealed, isShown } = reveal
  const code = isShown ? (revealed?.keyCode ?? CONCEALED_CODE) : (found.concealed.keyCode ?? CONCEALED_CODE)
  const format = new Intl.DateTimeFormat(getLocale(language), { dateStyle: 'full', timeZone: 'UTC' })
  const day = (text: string) => format.format(new Date(text))
  return (
    <GuestFrame
      question={text(revealed ? 'shown.question' : 'prove.question')}
      hint={text(revealed ? 'shown.hint' : 'prove.hint')}
      {...(revealed && {
        shape: 'key' as const,
        wall: <RoomNumber word={label('room-key.room')} number={found.room} />,
      })}
      picture={<ConfiguredPicture name="door" />}
      pictureOnPhone="small"
      onBack={back}
      {...(!revealed && { secondary: <Button onPress={exit}>{text('exit')}</Button> })}
      primary={
        revealed ? (
          <Button kind="primary" onPress={exit} iconEnd={<Check />}>
            {text('done')}
          </Button>
        ) : (
          <Button kind="primary" {...form.sends} busy={reveal.busy} disabled={reveal.isLocked} icon={<Eye />}>
            {text('show')}
          </Button>
        )
      }
    >
      {!revealed && (
        <form {...form.watched}>
          <FieldGrid>
            {reveal.fields.map(({ name, mandatory }) => (
              <LostCodeField
                key={name}
                name={name}
                mandatory={mandatory}
                value={reveal.typed[name] ?? ''}
                onChange={(value) => reveal.type(name, value)}
                issue={reveal.issues[name]}
              />
            ))}
          </FieldGrid>
        </form>
      )}
      {reveal.isLocked && (
        <Notice kind="warning" announced>
          {text('locked')}
          <RaiseAlert reason="notProved" />
        </Notice>
      )}
      <AccessCode
        name={text('code')}
        code={code}
        {...(!isShown && { words: text('concealed') })}
        actions={
          revealed && (
            <>
              <Button
                size="small"
                icon={isShown ? <EyeOff /> : <Eye />}
                busy={reveal.busy}
                onPress={isShown ? reveal.hide : reveal.show}
              >
                {text(isShown ? 'hide' : 'showAgain')}
              </Button>
              {!site.device.picturesOnly && <PrintCode logId={found.logId} reservation={revealed} />}
            </>
          )
        }
      />
      {revealed?.endDate && <Facts facts={[{ name: text('field.endDate'), value: day(revealed.endDate) }]} />}
      {!revealed && found.emails.length > 0 && <SentTo emails={found.emails} />}
      {!revealed && form.keys}
    </GuestFrame>
  )
}

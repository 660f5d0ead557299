import { maxCheckOutLength } from '@foyer/contract/checkout.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { CheckField } from '../../parts/check-field.tsx'
import { FieldGrid } from '../../parts/field-grid.tsx'
import { Notice } from '../../parts/notice.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import { type CheckOutField, useCheckout } from './use-checkout.ts'

/** Input attributes of each field. */
const boxes = {
  roomNumber: { autoCapitalize: 'characters' },
  firstName: { autoCapitalize: 'words' },
  lastName: { autoCapitalize: 'words' },
  secondFactor: { autoCapitalize: 'characters' },
} as const satisfies Record<CheckOutField, object>

export function CheckoutScreen() {
  const { label } = useSite()
  const text = label.on('checkout')
  const leaving = useCheckout()
  const form = useScreenForm(leaving.submit)
  const { known } = leaving
  const picture = { picture: <ConfiguredPicture name="departure" />, pictureOnPhone: 'small' } as const
  if (leaving.onlyAtReception)
    return (
      <GuestFrame
        {...picture}
        question={text('question')}
        hint={text('atReception')}
        onBack={leaving.back}
        primary={<ReceptionButton kind="primary" />}
      />
    )
  return (
    <GuestFrame
      {...picture}
      question={known ? text('known.question', { room: known.roomNumber }) : text('question')}
      hint={known ? text('known.hint') : text('hint')}
      onBack={leaving.back}
      {...(known && { secondary: <Button onPress={leaving.other}>{text('known.other')}</Button> })}
      primary={
        <Button
          kind="primary"
          {...form.sends}
          busy={leaving.busy}
          iconEnd={known ? <LogOut /> : <ArrowRight data-turns />}
        >
          {text('submit')}
        </Button>
      }
    >
      <form {...form.watched}>
        <FieldGrid>
          {leaving.fields.map((name) => (
            <TextField
              key={name}
              name={name}
              label={name === 'secondFactor' ? text(`secondFactor.${leaving.factors}`) : text(name)}
              hint={name === 'secondFactor' ? text('secondFactor.hint') : undefined}
              value={leaving.given(name)}
              onChange={(value) => leaving.type(name, value)}
              issue={leaving.issueOf(name) ? label('field.required') : undefined}
              required
              maxLength={maxCheckOutLength[name]}
              {...boxes[name]}
            />
          ))}
        </FieldGrid>
        <CheckField label={text('sendBill')} value={leaving.sendBill} onChange={leaving.setSendBill} />
      </form>
      {leaving.notFound && (
        <Notice kind="warning" announced>
          {label('check-in.notFound')}
        </Notice>
      )}
      <Notice icon={<KeyRound />}>{text('keyEnds')}</Notice>
      {form.keys}
    </GuestFrame>
  )
}

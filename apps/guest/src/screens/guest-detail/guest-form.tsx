import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Button } from '@foyer/web/parts/button.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import House from 'lucide-react/icons/house'
import { useId } from 'react'
import { FieldList } from '../../fields/field-list.tsx'
import { useLookups } from '../../fields/use-lookups.ts'
import { useScreenKeyboard } from '../../fields/use-screen-keyboard.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import type { PartyAtHand } from '../../journey/use-party.ts'
import { useSite } from '../../site/site-context.tsx'
import css from './guest-form.module.css'
import { useGuestForm } from './use-guest-form.ts'

/** By typing: the document, then the contact, or both on one sheet. */
export function GuestForm({ guest, party }: { guest: Guest; party: PartyAtHand }) {
  const { site, label } = useSite()
  const formId = useId()
  const form = useGuestForm(guest, party, formId)
  const keyboard = useScreenKeyboard()
  const lookups = useLookups({ values: form.values, fillsItself: guest.main })
  const text = label.on('guest-detail')
  const name = guest.firstName ?? ''
  const total = party.listed.length
  const question = guest.state === 'complete' ? 'complete' : form.step
  return (
    <GuestFrame
      question={text(`question.${question}${name ? '' : '.noName'}`, { name })}
      hint={text(`hint.${form.step}`)}
      // Keys and fields need the height; a picture squeezed between them would only be small.
      picture={!keyboard.keys && <ConfiguredPicture name="document" />}
      onBack={form.back}
      progress={{
        detail: text(`progress.${site.product.partyWord}`, { place: guest.index, total }),
        ...(total > 0 && { part: (guest.index - (form.isLast ? 0.4 : 0.8)) / total }),
      }}
      primary={
        <Button kind="primary" type="submit" form={formId} busy={form.busy} iconEnd={<ArrowRight data-turns />}>
          {text(form.isLast ? 'save' : 'continue')}
        </Button>
      }
    >
      <form
        key={form.step}
        id={formId}
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
        {...keyboard.watched}
      >
        {form.lender && (
          <Button icon={<House />} onPress={form.copyAddress}>
            {text(form.lender.firstName ? 'copyAddress' : 'copyAddress.noName', { name: form.lender.firstName ?? '' })}
          </Button>
        )}
        <FieldList
          fields={form.fields}
          values={form.values}
          issues={form.issues}
          lookups={lookups}
          isLocked={form.isLocked}
          onChange={form.change}
          onLeave={form.leave}
        />
      </form>
      {keyboard.keys}
    </GuestFrame>
  )
}

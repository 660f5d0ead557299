import type { Guest } from '@foyer/domain/guest/guest.ts'
import { listNamedAdults } from '@foyer/domain/guest/named-adults.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import House from 'lucide-react/icons/house'
import Phone from 'lucide-react/icons/phone'
import Smartphone from 'lucide-react/icons/smartphone'
import { useMemo } from 'react'
import { FieldList } from '../../fields/field-list.tsx'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { useLookups } from '../../flows/lookups/use-lookups.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import type { FormStep } from './capture-steps.ts'
import { ChangedNotice } from './changed-notice.tsx'
import { DriverModals } from './driver-modals.tsx'
import css from './guest-form.module.css'
import { NameChoice } from './name-choice.tsx'
import { ScanAgain } from './scan-again.tsx'
import type { Capture } from './use-capture.ts'
import { useGuestForm } from './use-guest-form.ts'

const reached = ['email', 'phone', 'phone2']

interface GuestFormProps {
  readonly capture: Capture
  readonly step: FormStep
}

/** The document and contact forms, separate or joined: typed, or read and reviewed. */
export function GuestForm({ capture, step }: GuestFormProps) {
  const { site, label } = useSite()
  const form = useGuestForm(capture, step)
  const {
    guest,
    party,
    draft: { edited },
    scan,
    flow,
  } = capture
  const adults = useAdults(guest, party.guests)
  const lookups = useLookups({
    fields: form.fields,
    values: form.values,
    fillsItself: guest.main,
    adults,
  })
  const text = label.on('guest-detail')
  // On the form that contains the name, the question doesn't change while typing.
  const name = (step === 'contact' ? edited.typed.firstName : edited.known.firstName) ?? guest.firstName ?? ''
  const total = party.listed.length
  const isRead = edited.known.manual === false && step !== 'contact'
  const sheet = useScreenForm(form.submit, { waitsForTouch: isRead })
  const noteOf = (field: string) => {
    if (form.guessed.includes(field)) return text('guessedDate')
    const unsure = form.unsure.find((one) => one.field === field)
    return unsure && text(unsure.characters ? 'checkLetters' : 'checkField', { letters: unsure.characters })
  }
  // Keyboard and fields need the full height of a kiosk, so there is no room for a picture.
  const hasRoom = !sheet.keys && !(site.device.onScreenKeyboard && form.doubts.length > 0)
  // A child has no contact fields, so only the home address is left to fill in.
  const asks = step === 'contact' && !form.fields.some(({ field }) => reached.includes(field.name)) ? 'home' : step
  const question = (guest.state === 'complete' && !guest.masked) || isRead ? 'complete' : asks
  return (
    <GuestFrame
      question={text(`question.${question}${name ? '' : '.noName'}`, { name })}
      hint={text(isRead ? 'hint.read' : `hint.${step}`)}
      picture={hasRoom && <ConfiguredPicture name="document" />}
      onBack={form.back}
      progress={{
        ...(total > 1 && { detail: text('progress', { place: guest.index, total }) }),
        ...(total > 0 && { part: (guest.index - (form.isLast ? 0.4 : 0.8)) / total }),
      }}
      primary={
        <Button kind="primary" {...sheet.sends} busy={form.busy} iconEnd={<ArrowRight data-turns />}>
          {text(form.isLast ? 'save' : 'continue')}
        </Button>
      }
    >
      <form key={step} className={css['form']} {...sheet.watched}>
        {capture.isElsewhere && (
          <Notice kind="warning" announced icon={<Smartphone />}>
            {text('elsewhere')}
          </Notice>
        )}
        <ChangedNotice guest={guest} fields={form.changed} adults={adults} />
        {(form.copyContact || form.copyAddress) && (
          <div className={css['lent']}>
            {form.copyContact && (
              <Button icon={<Phone />} onPress={form.copyContact.copy}>
                {text(form.copyContact.name ? 'copyContact' : 'copyContact.noName', { name: form.copyContact.name })}
              </Button>
            )}
            {form.copyAddress && (
              <Button icon={<House />} onPress={form.copyAddress.copy}>
                {text(form.copyAddress.name ? 'copyAddress' : 'copyAddress.noName', { name: form.copyAddress.name })}
              </Button>
            )}
          </div>
        )}
        {form.doubts.map((doubt) => (
          <NameChoice
            key={doubt.field}
            doubt={doubt}
            isFixed={form.isReadOnly && doubt.difference === 'different'}
            taken={form.isBooked(doubt) ? 'booked' : 'scanned'}
            onTake={(which) => form.chooseName(doubt, which)}
          />
        ))}
        <FieldList
          fields={form.fields}
          values={form.values}
          issues={form.issues}
          lookups={lookups}
          isLocked={form.isLocked}
          noteOf={noteOf}
          onChange={form.change}
          onFill={form.fill}
          onLeave={form.leave}
        />
        {scan.canScan && step !== 'contact' && (
          <ScanAgain
            isReadOnly={form.isReadOnly}
            loses={edited.typed.documentNumber !== undefined}
            name={name}
            onAgain={flow.scanAgain}
          />
        )}
      </form>
      {sheet.keys}
      <DriverModals question={form.question} rental={party.reservation.rental} />
    </GuestFrame>
  )
}

/** The adults to whom a child can be related, as choices. */
function useAdults(guest: Guest, party: readonly Guest[]) {
  const today = useToday()
  return useMemo(
    () => listNamedAdults(guest, party, today).map(({ id, name }) => ({ value: id, name })),
    [guest, party, today],
  )
}

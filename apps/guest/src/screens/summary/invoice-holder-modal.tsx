import { customerTypes } from '@foyer/domain/customer/customer-fields.ts'
import { getFullName } from '@foyer/domain/guest/guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import Building from 'lucide-react/icons/building'
import User from 'lucide-react/icons/user'
import { FieldList } from '../../fields/field-list.tsx'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { useLookups } from '../../flows/lookups/use-lookups.ts'
import { Button } from '../../parts/button.tsx'
import { ChoiceList } from '../../parts/choice-list.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { PressCard } from '../../parts/press-card.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './summary.module.css'
import { type InvoiceHolderState, OTHER_HOLDER } from './use-invoice-holder.ts'

const icons = { person: <User />, company: <Building /> }

interface InvoiceHolderModalProps {
  holding: InvoiceHolderState
  reservation: Reservation
  /** The current holder, if it is not a guest. */
  customer: { readonly id: string; readonly name: string } | undefined
  /** Whether mail goes to the address that is entered here. */
  mayNameAddress: boolean
}

/** Selects the holder and the kind of customer, then shows the hotel's fields. */
export function InvoiceHolderModal({ holding, reservation, customer, mayNameAddress }: InvoiceHolderModalProps) {
  const { label, site, language } = useSite()
  const text = label.on('check-in-summary')
  const form = useScreenForm(holding.goOn)
  const lookups = useLookups({ fields: holding.fields, values: holding.values, fillsItself: false })
  const { step, failed } = holding
  const titles = { whom: text('holder.whom'), type: text('holder.type'), form: text('holder.form') }
  const words = { unexpected: text('holder.unexpected'), on_create_customer: text('holder.notCreated') }
  const nameOf = (guest: Reservation['guests'][number]) =>
    getFullName(guest) ?? text('holder.numbered', { number: guest.index })
  const choices = [
    ...reservation.guests.map((guest) => ({ value: guest.id, name: nameOf(guest) })),
    ...(customer ? [{ value: customer.id, name: customer.name }] : []),
    { value: OTHER_HOLDER, name: text('holder.somebodyElse'), note: text('holder.somebodyElse.note') },
  ]
  return (
    <Modal
      open
      shape={site.device.onScreenKeyboard ? 'wide' : 'panel'}
      title={titles[step.at]}
      onClose={holding.close}
      actions={
        <>
          {step.at === 'whom' ? (
            <Button onPress={holding.close}>{text('holder.close')}</Button>
          ) : (
            <Button onPress={holding.back}>{text('holder.back')}</Button>
          )}
          {step.at !== 'type' && (
            <Button kind="primary" {...form.sends} busy={holding.busy} disabled={holding.isLoading}>
              {text(step.at === 'whom' ? 'holder.goOn' : 'holder.save')}
            </Button>
          )}
        </>
      }
    >
      {step.at === 'whom' && (
        <form {...form.watched}>
          <ChoiceList label={titles.whom} choices={choices} value={holding.whom} onChange={holding.choose} />
        </form>
      )}
      {step.at === 'type' && (
        <ul className={css['types']}>
          {customerTypes.map((type) => (
            <PressCard key={type} icon={icons[type]} name={text(`holder.${type}`)} onPress={() => holding.toForm(type)}>
              <span>{text(`holder.${type}.note`)}</span>
            </PressCard>
          ))}
        </ul>
      )}
      {step.at === 'form' && holding.isLoading && <Skeleton lines={['long', 'long', 'medium']} />}
      {step.at === 'form' && !holding.isLoading && (
        <form {...form.watched}>
          <FieldList
            fields={holding.fields}
            values={holding.values}
            issues={holding.issues}
            lookups={lookups}
            onChange={holding.fill}
          />
          {!mayNameAddress && holding.fields.some(({ field }) => field.name === 'email') && (
            <Notice>{text('holder.mailsToBooking')}</Notice>
          )}
        </form>
      )}
      {failed && (
        <Notice kind="warning" announced>
          {site.policies.summary.customerMessages[failed]?.[language] ?? words[failed]}
        </Notice>
      )}
      {step.at === 'form' && form.keys}
    </Modal>
  )
}

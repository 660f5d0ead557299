import { formatMoney } from '@foyer/domain/basics/money.ts'
import type { RentalTerms } from '@foyer/domain/drivers/rental-terms.ts'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { DriverQuestion } from './use-guest-form.ts'

interface DriverModalsProps {
  readonly question: { readonly what: DriverQuestion; agree(): unknown; close(): void } | undefined
  readonly rental: RentalTerms | undefined
}

/**
 * Shown to a driver before saving: the young driver fee, or a document that another driver already
 * has.
 */
export function DriverModals({ question, rental }: DriverModalsProps) {
  const { label, language } = useSite()
  const text = label.on('guest-detail')
  const price = rental?.youngDriverPrice
  const close = question?.close ?? (() => {})
  return (
    <>
      <Modal
        open={question?.what === 'youngDriver'}
        title={text('young.title', { age: rental?.youngDriverMaxAge ?? '' })}
        text={price ? text('young.price', { amount: formatMoney(price, language) }) : text('young.noPrice')}
        onClose={close}
        actions={
          <>
            <Button onPress={close}>{text('young.no')}</Button>
            <Button kind="primary" onPress={() => question?.agree()}>
              {text('young.yes')}
            </Button>
          </>
        }
      />
      <Modal
        open={question?.what === 'repeatedDocument'}
        title={text('repeated.document.title')}
        text={text('repeated.document.text')}
        onClose={close}
        actions={
          <Button kind="primary" onPress={close}>
            {text('repeated.change')}
          </Button>
        }
      />
    </>
  )
}

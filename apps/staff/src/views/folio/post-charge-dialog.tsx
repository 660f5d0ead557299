import type { Folio, ListedService, StayFolio } from '@foyer/contract/staff/folio.ts'
import { computeVat, toPercent } from '@foyer/domain/folio/vat.ts'
import { formatAmount, parseAmount } from '@foyer/domain/payment/parse-amount.ts'
import { useState } from 'react'
import { SelectField, TextField } from '../../parts/field.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { PayerOptions } from './payer-options.tsx'
import styles from './post-charge-dialog.module.css'
import type { FolioActs } from './use-folio.ts'

interface PostChargeProps {
  readonly folio: StayFolio
  readonly payer: Folio
  readonly acts: FolioActs
  readonly onClose: () => void
}

const MAX_QUANTITY = 999

/** A charge of the price list. Another price needs a reason. */
export function PostChargeDialog({ folio, payer, acts, onClose }: PostChargeProps) {
  const { say, money, count, language } = useTexts()
  const [search, setSearch] = useState('')
  const [service, setService] = useState<ListedService>()
  const [quantity, setQuantity] = useState('1')
  const [price, setPrice] = useState('')
  const [payerId, setPayerId] = useState(payer.id ?? 'guest')
  const [comment, setComment] = useState('')
  const { currency } = folio.pending
  const each = parseAmount(price, currency)
  const many = /^\d{1,3}$/.test(quantity) ? Math.min(Number(quantity), MAX_QUANTITY) : 0
  const total = { minor: (each ?? 0) * many, currency }
  const isOther = service !== undefined && each !== undefined && each !== service.price.minor
  const isReady = service !== undefined && each !== undefined && many > 0 && (!isOther || comment.trim() !== '')
  const choose = (one: ListedService) => {
    setService(one)
    setPrice(formatAmount(one.price.minor, currency, language))
  }
  const submit = () => {
    if (!isReady) return
    const said = comment.trim()
    acts.post(
      { serviceId: service.id, quantity: many, price: each, payer: payerId, ...(said && { comment: said }) },
      onClose,
    )
  }
  const vat = service ? computeVat(total.minor, service.vat) : 0
  const tax = service && (
    <span className={words['note']}>
      {say('folio.post.tax', {
        net: money({ minor: total.minor - vat, currency }),
        rate: count(toPercent(service.vat)),
        vat: money({ minor: vat, currency }),
      })}
    </span>
  )
  return (
    <FormDialog
      title={say('folio.post')}
      does={say('folio.post.do', { amount: money(total) })}
      busy={acts.isBusy}
      onSubmit={isReady ? submit : undefined}
      onClose={onClose}
      aside={tax}
    >
      <TextField label={say('folio.post.search')} value={search} onChange={({ target }) => setSearch(target.value)} />
      <ServiceList folio={folio} search={search} chosen={service} onChoose={choose} />
      <div className={styles['fields']}>
        <TextField
          label={say('folio.post.quantity')}
          inputMode="numeric"
          value={quantity}
          onChange={({ target }) => setQuantity(target.value)}
        />
        <TextField
          label={say('folio.post.price', { currency })}
          inputMode="decimal"
          value={price}
          onChange={({ target }) => setPrice(target.value)}
        />
        <SelectField
          label={say('folio.post.payer')}
          value={payerId}
          onChange={({ target }) => setPayerId(target.value)}
        >
          <PayerOptions folio={folio} payers={folio.folios} />
        </SelectField>
      </div>
      <TextField
        label={isOther ? say('folio.post.why', { price: money(service.price) }) : say('folio.post.comment')}
        hint={isOther ? say('folio.post.whyHint') : undefined}
        maxLength={200}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
    </FormDialog>
  )
}

interface ServiceListProps {
  readonly folio: StayFolio
  readonly search: string
  readonly chosen: ListedService | undefined
  readonly onChoose: (service: ListedService) => void
}

function ServiceList({ folio, search, chosen, onChoose }: ServiceListProps) {
  const { say, amount, count } = useTexts()
  const nameIn = useTranslatedName()
  const found = folio.services.filter(({ names, id }) =>
    `${nameIn(names, id)} ${id}`.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()),
  )
  if (found.length === 0) return <p className={words['note']}>{say('folio.post.none')}</p>
  return (
    <ul className={styles['services']} aria-label={say('folio.post.list')}>
      {found.map((one) => (
        <li key={one.id}>
          <button type="button" aria-pressed={one.id === chosen?.id} onClick={() => onChoose(one)}>
            <b>{nameIn(one.names, one.id)}</b>
            <span className={words['muted']}>{say(`folio.group.${one.group}`)}</span>
            <span className={words['muted']}>{`${count(toPercent(one.vat))} %`}</span>
            <span className={words['number']}>{amount(one.price)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

import type { Folio, StayFolio } from '@foyer/contract/staff/folio.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { iconClass } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { NotLoaded } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { type Place, place } from '../../places/place.ts'
import { useAddress, useLink } from '../../places/places-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './folio.module.css'
import { FolioInvoices } from './folio-invoices.tsx'
import { FolioLines } from './folio-lines.tsx'
import { FolioPayers } from './folio-payers.tsx'
import { FolioSum } from './folio-sum.tsx'
import { useFolio } from './use-folio.ts'

/** The bill of one stay: charges by day and payer, payments, and the invoices they become. */
export function FolioView({ at }: { at: Place }) {
  const { say } = useTexts()
  const reference = at.params['reference'] ?? ''
  const { loaded, folio, again } = useFolio(reference)
  if (!folio)
    return (
      <Page title={say('folio.title')}>
        {loaded.error?.code === 'reservationNotFound' ? (
          <Empty drawing="search" title={say('stay.notFound.title')}>
            {say('stay.notFound.text')}
          </Empty>
        ) : (
          <NotLoaded of={loaded} rows={8} />
        )}
      </Page>
    )
  return <ShownFolio at={at} folio={folio} again={again} />
}

interface ShownFolioProps {
  readonly at: Place
  readonly folio: StayFolio
  readonly again: () => void
}

function ShownFolio({ at, folio, again }: ShownFolioProps) {
  const { say } = useTexts()
  const address = useAddress()
  const payer = findPayer(folio, at.params['payer'])
  if (!payer) return null
  return (
    <>
      <FolioHead folio={folio} />
      <div className={styles['columns']}>
        <div className={styles['charges']}>
          {folio.setInHotelSystem && <p className={styles['elsewhere']}>{say('folio.elsewhere')}</p>}
          <FolioPayers
            folio={folio}
            chosen={payer}
            onChoose={({ id }) => address.go(place('folio', { ...at.params, payer: id }), 'replace')}
          />
          <FolioLines folio={folio} payer={payer} />
          <FolioSum folio={folio} payer={payer} />
        </div>
        <FolioInvoices folio={folio} payer={payer} onChanged={again} />
      </div>
    </>
  )
}

const findPayer = ({ folios }: StayFolio, id: string | undefined): Folio | undefined =>
  folios.find((one) => one.id === id) ?? folios[0]

const listOf = { expected: 'arrivals', inHouse: 'inHouse', departed: 'departures' } as const

function FolioHead({ folio }: { folio: StayFolio }) {
  const { say, day } = useTexts()
  const link = useLink()
  const { reference, firstName, lastName, roomNumber, startDate, endDate, state } = folio
  const list = state === 'cancelled' || state === 'noShow' ? 'arrivals' : listOf[state]
  return (
    <div className={styles['head']}>
      <a className={iconClass()} {...link(place(list, { reference }))}>
        <ArrowLeft size={18} aria-hidden />
        <span className={words['sr']}>{say('folio.back')}</span>
      </a>
      <h1>{[firstName, lastName].filter(Boolean).join(' ') || say('arrivals.nameless')}</h1>
      <p className={words['muted']}>
        {roomNumber && <b className={styles['room']}>{roomNumber}</b>}
        {roomNumber && ' · '}
        <span className={words['code']}>{reference}</span>
        {' · '}
        {say('folio.dates', { from: day(startDate), to: day(endDate) })}
      </p>
      <span className={words['grow']} />
    </div>
  )
}

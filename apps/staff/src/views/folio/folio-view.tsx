import type { Folio, FolioLine, StayFolio } from '@foyer/contract/staff/folio.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button, iconClass } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Kbd } from '../../parts/kbd.tsx'
import { NotLoaded } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { type Place, place } from '../../places/place.ts'
import { useAddress, useLink } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './folio.module.css'
import { FolioInvoices } from './folio-invoices.tsx'
import { FolioLines } from './folio-lines.tsx'
import { FolioPayers } from './folio-payers.tsx'
import { FolioSum } from './folio-sum.tsx'
import { CorrectDialog, MoveDialog } from './line-dialogs.tsx'
import { PayerDialog } from './payer-dialog.tsx'
import { PostChargeDialog } from './post-charge-dialog.tsx'
import { type FolioActs, useFolio } from './use-folio.ts'

/** The bill of one stay: charges by day and payer, payments, and the invoices they become. */
export function FolioView({ at }: { at: Place }) {
  const { say } = useTexts()
  const reference = at.params['reference'] ?? ''
  const { loaded, folio, again, acts } = useFolio(reference)
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
  return <ShownFolio at={at} folio={folio} again={again} acts={acts} />
}

interface ShownFolioProps {
  readonly at: Place
  readonly folio: StayFolio
  readonly again: () => void
  readonly acts: FolioActs
}

type Question = { readonly what: 'post' | 'payer' } | { readonly what: 'correct' | 'move'; readonly line: FolioLine }

function ShownFolio({ at, folio, again, acts }: ShownFolioProps) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const [question, setQuestion] = useState<Question>()
  const address = useAddress()
  const payer = findPayer(folio, at.params['payer'])
  const mayCharge = mayDo('takePayments') && !folio.setInHotelSystem
  useKey('c', () => mayCharge && setQuestion({ what: 'post' }))
  if (!payer) return null
  const close = () => setQuestion(undefined)
  const choose = (id: string | undefined) => address.go(place('folio', { ...at.params, payer: id }), 'replace')
  return (
    <>
      <FolioHead folio={folio}>
        {mayCharge && (
          <Button onClick={() => setQuestion({ what: 'post' })} aria-keyshortcuts="C">
            <Plus size={16} aria-hidden /> {say('folio.post')} <Kbd>C</Kbd>
          </Button>
        )}
      </FolioHead>
      <div className={styles['columns']}>
        <div className={styles['charges']}>
          {folio.setInHotelSystem && <p className={styles['elsewhere']}>{say('folio.elsewhere')}</p>}
          <FolioPayers
            folio={folio}
            chosen={payer}
            onChoose={({ id }) => choose(id)}
            onAdd={mayCharge ? () => setQuestion({ what: 'payer' }) : undefined}
          />
          <FolioLines
            folio={folio}
            payer={payer}
            onAsk={mayCharge ? (what, line) => setQuestion({ what, line }) : undefined}
          />
          <FolioSum folio={folio} payer={payer} />
        </div>
        <FolioInvoices folio={folio} payer={payer} onChanged={again} />
      </div>
      {question?.what === 'post' && <PostChargeDialog folio={folio} payer={payer} acts={acts} onClose={close} />}
      {question?.what === 'payer' && <PayerDialog folio={folio} acts={acts} onSaved={choose} onClose={close} />}
      {question?.what === 'correct' && <CorrectDialog folio={folio} line={question.line} acts={acts} onClose={close} />}
      {question?.what === 'move' && <MoveDialog folio={folio} line={question.line} acts={acts} onClose={close} />}
    </>
  )
}

const findPayer = ({ folios }: StayFolio, id: string | undefined): Folio | undefined =>
  folios.find((one) => one.id === id) ?? folios[0]

const listOf = { expected: 'arrivals', inHouse: 'inHouse', departed: 'departures' } as const

function FolioHead({ folio, children }: { folio: StayFolio; children: ReactNode }) {
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
      {children}
    </div>
  )
}

/** A key that acts while nothing is being typed and no dialog is open. */
function useKey(key: string, act: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, dialog')
    if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
    if (document.querySelector('dialog[open]')) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

import type { Folio, FolioLine, StayFolio } from '@foyer/contract/staff/folio.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { Button, iconClass } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Kbd } from '../../parts/kbd.tsx'
import { NotLoaded } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { useKey } from '../../parts/use-key.ts'
import { type Place, place } from '../../places/place.ts'
import { useAddress, useLink } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './folio.module.css'
import { FolioCheckOut } from './folio-check-out.tsx'
import { FolioInvoices } from './folio-invoices.tsx'
import { FolioLines } from './folio-lines.tsx'
import { FolioPayers } from './folio-payers.tsx'
import { FolioPayment } from './folio-payment.tsx'
import { FolioSum } from './folio-sum.tsx'
import { FolioWriteOff } from './folio-write-off.tsx'
import { CorrectDialog, MoveDialog } from './line-dialogs.tsx'
import { PayerDialog } from './payer-dialog.tsx'
import { PostChargeDialog } from './post-charge-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { type FolioActs, useFolio } from './use-folio.ts'
import { useSelection } from './use-selection.ts'

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

type Question =
  | { readonly what: 'post' | 'addPayer' | 'changePayer' | 'checkOut' }
  | { readonly what: 'correct'; readonly line: FolioLine }
  | { readonly what: 'move'; readonly lines: readonly [FolioLine, ...FolioLine[]] }

function ShownFolio({ at, folio, again, acts }: ShownFolioProps) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const [question, setQuestion] = useState<Question>()
  const address = useAddress()
  const payer = findPayer(folio, at.params['payer'])
  const mayCharge = mayDo('takePayments')
  // Payers are in the hotel's own system, if it has one.
  const maySplit = mayCharge && !folio.setInHotelSystem
  const selection = useSelection(folio, payer?.id)
  useKey('c', mayCharge ? () => setQuestion({ what: 'post' }) : undefined)
  if (!payer) return null
  const close = () => setQuestion(undefined)
  const choose = (id: string | undefined) => address.go(place('folio', { ...at.params, payer: id }), 'replace')
  const [first, ...others] = selection.lines
  const guest = [folio.firstName, folio.lastName].filter(Boolean).join(' ') || say('arrivals.nameless')
  return (
    <>
      <FolioHead folio={folio} name={guest}>
        {maySplit && selection.canStart && (
          <Button onClick={selection.start}>
            <ArrowLeftRight size={16} aria-hidden /> {say('folio.moveCharges')}
          </Button>
        )}
        {mayCharge && (
          <Button onClick={() => setQuestion({ what: 'post' })} aria-keyshortcuts="C">
            <Plus size={16} aria-hidden /> {say('folio.post')} <Kbd>C</Kbd>
          </Button>
        )}
        {folio.state === 'inHouse' && mayDo('workOnStay') && (
          <Button onClick={() => setQuestion({ what: 'checkOut' })}>{say('stay.checkOut')}</Button>
        )}
      </FolioHead>
      <div className={styles['columns']}>
        <div className={styles['charges']}>
          {folio.setInHotelSystem && <p className={styles['elsewhere']}>{say('folio.elsewhere')}</p>}
          <FolioPayers
            folio={folio}
            chosen={payer}
            onChoose={({ id }) => choose(id)}
            onAsk={maySplit ? (what) => setQuestion({ what: `${what}Payer` }) : undefined}
          />
          <FolioLines
            folio={folio}
            payer={payer}
            onAsk={mayCharge ? (what, line) => setQuestion(askAbout(what, line)) : undefined}
            selection={selection.isActive ? selection : undefined}
          />
          {selection.isActive ? (
            <SelectionBar
              lines={selection.lines}
              currency={folio.pending.currency}
              onMove={() => first && setQuestion({ what: 'move', lines: [first, ...others] })}
              onCancel={selection.end}
            />
          ) : (
            <FolioSum folio={folio} payer={payer}>
              <FolioPayment folio={folio} payer={payer} onChanged={again} />
              <FolioWriteOff folio={folio} payer={payer} onChanged={again} />
            </FolioSum>
          )}
        </div>
        <FolioInvoices folio={folio} payer={payer} onChanged={again} />
      </div>
      {question && (
        <FolioQuestion {...{ question, folio, payer, guest, acts, again, choose, close }} onMoved={selection.end} />
      )}
    </>
  )
}

const askAbout = (what: 'correct' | 'move', line: FolioLine): Question =>
  what === 'correct' ? { what, line } : { what, lines: [line] }

interface FolioQuestionProps {
  readonly question: Question
  readonly folio: StayFolio
  readonly payer: Folio
  readonly guest: string
  readonly acts: FolioActs
  readonly again: () => void
  readonly choose: (payer: string | undefined) => void
  readonly onMoved: () => void
  readonly close: () => void
}

/** The dialog that is open. */
function FolioQuestion({ question, folio, payer, guest, acts, again, choose, onMoved, close }: FolioQuestionProps) {
  const shared = { folio, acts, onClose: close }
  const chosen = (id: string | undefined) => {
    close()
    choose(id)
  }
  const moved = () => {
    close()
    onMoved()
  }
  switch (question.what) {
    case 'post':
      return <PostChargeDialog {...shared} payer={payer} />
    case 'addPayer':
      return <PayerDialog {...shared} onDone={chosen} />
    case 'changePayer':
      return <PayerDialog {...shared} changed={payer} onDone={chosen} />
    case 'correct':
      return <CorrectDialog {...shared} line={question.line} />
    case 'move':
      return <MoveDialog {...shared} lines={question.lines} onMoved={moved} />
    case 'checkOut':
      return <FolioCheckOut reference={folio.reference} name={guest} onChanged={again} onClose={close} />
  }
}

const findPayer = ({ folios }: StayFolio, id: string | undefined): Folio | undefined =>
  folios.find((one) => one.id === id) ?? folios[0]

const listOf = { expected: 'arrivals', inHouse: 'inHouse', departed: 'departures' } as const

interface FolioHeadProps {
  readonly folio: StayFolio
  readonly name: string
  readonly children: ReactNode
}

function FolioHead({ folio, name, children }: FolioHeadProps) {
  const { say, day } = useTexts()
  const link = useLink()
  const { reference, roomNumber, startDate, endDate, state } = folio
  const list = state === 'cancelled' || state === 'noShow' ? 'arrivals' : listOf[state]
  return (
    <div className={styles['head']}>
      <a className={iconClass()} {...link(place(list, { reference }))}>
        <ArrowLeft size={18} aria-hidden />
        <span className={words['sr']}>{say('folio.back')}</span>
      </a>
      <h1>{name}</h1>
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

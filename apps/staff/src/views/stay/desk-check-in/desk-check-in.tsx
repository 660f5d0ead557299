import type { Stay } from '@foyer/contract/staff/stay.ts'
import { isGuestOpen } from '@foyer/domain/staff/desk-steps.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { ConfirmDialog } from '../../../parts/dialog.tsx'
import { CheckField } from '../../../parts/field.tsx'
import { Kbd } from '../../../parts/kbd.tsx'
import { Loading, LoadProblem } from '../../../parts/loading.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import { MarkShape } from '../../../parts/state-mark.tsx'
import { useGuestName } from '../../../stays/names.ts'
import words from '../../../theme/words.module.css'
import { useTexts } from '../../../wordings/texts-context.tsx'
import { AssignRoomDialog } from '../assign-room-dialog.tsx'
import { CutKeyDialog } from '../cut-key-dialog.tsx'
import { StayDetails } from '../stay-details.tsx'
import { StayOverline } from '../stay-heading.tsx'
import { StayKeys } from '../stay-keys.tsx'
import { StayRental } from '../stay-rental.tsx'
import { StayScreen } from '../stay-screen.tsx'
import type { StayPageState } from '../use-stay.ts'
import styles from './desk-check-in.module.css'
import { DeskProofs } from './desk-proofs.tsx'
import { DeskSignatures } from './desk-signatures.tsx'
import { type DeskPart, DeskStrip, partOfStep, readDeskFact } from './desk-strip.tsx'
import { GuestForm } from './guest-form.tsx'
import { GuestTabs } from './guest-tabs.tsx'
import { PayChoices } from './pay-choice.tsx'
import { ReaderButton } from './reader-button.tsx'
import { ScanButton } from './scan-button.tsx'
import { useDeskActs } from './use-desk-acts.ts'
import { findOpenIssues, toEdited, useGuestForms } from './use-guest-forms.ts'
import { usePrimary } from './use-primary.ts'

interface DeskCheckInProps {
  readonly stay: Stay
  readonly name: string
  readonly stayActs: Pick<StayPageState, 'setRoom' | 'isSettingRoom' | 'isTakingOver' | 'takeOver' | 'giveBack'>
  readonly onChanged: () => void
  readonly onClose: () => void
}

const toPartId = (part: DeskPart) => `desk-${part}`

const scrollTo = (part: DeskPart, block: 'start' | 'nearest') =>
  document.getElementById(toPartId(part))?.scrollIntoView?.({ block })

type Question = 'assign' | 'cut' | 'remove' | 'leave' | 'deposit'

/**
 * Everything that is left of a check-in on one page, starting where the guest stopped. One button
 * names what comes next.
 */
export function DeskCheckIn({ stay, name, stayActs, onChanged, onClose }: DeskCheckInProps) {
  const { say, money } = useTexts()
  const nameOf = useGuestName()
  const forms = useGuestForms(stay, onChanged)
  const acts = useDeskActs(stay.reference, () => void forms.again())
  const [chosen, setChosen] = useState<string>()
  const [question, setQuestion] = useState<Question>()
  const closeQuestion = () => setQuestion(undefined)
  const firstOpen = stay.guests.find((guest) => isGuestOpen(guest, stay))
  const shown = stay.guests.find(({ id }) => id === chosen) ?? firstOpen ?? stay.guests[0]
  const guest = forms.form?.guests.find(({ id }) => id === shown?.id)
  const guestName = shown ? nameOf(shown) : ''
  const draft = guest && forms.drafts[guest.id]
  const open = guest && forms.form ? findOpenIssues(forms.form, toEdited(guest, draft), guest).length : 0
  const leave = () => {
    if (!draft || !guest) onClose()
    else if (open > 0) setQuestion('leave')
    else forms.save(guest, guestName, onClose)
  }
  const desk = usePrimary({
    stay,
    name,
    shown,
    guest,
    guestName,
    forms,
    acts,
    room: stayActs,
    onChanged,
    onAssign: () => setQuestion('assign'),
    onCut: () => setQuestion('cut'),
    onDepositTaken: () => setQuestion('deposit'),
    onDone: onClose,
    onGuestSaved: () => setChosen(undefined),
  })
  const { primary, step } = desk
  const part = partOfStep[step]
  const { run } = primary
  useEffect(() => {
    scrollTo(part, 'nearest')
  }, [part])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      if (!primary.busy) run?.()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  const section = (which: DeskPart, children: ReactNode, end?: ReactNode) => (
    <DeskSection stay={stay} part={which} end={end}>
      {children}
    </DeskSection>
  )
  const isExpected = stay.state === 'expected'
  const owes = stay.bill.pending.minor > 0
  return (
    <Panel
      label={say('stay.label', { reference: stay.reference })}
      about={`${stay.reference} desk`}
      over={<StayOverline stay={stay} />}
      title={name}
      under={say('desk.title')}
      strip={<DeskStrip stay={stay} at={part} onGo={(to) => scrollTo(to, 'start')} />}
      foot={
        <>
          <Button look="primary" busy={primary.busy} disabled={!run} onClick={run} aria-keyshortcuts="Control+Enter">
            {primary.label}
            <span className={styles['keys']}>
              <Kbd>Ctrl ↵</Kbd>
            </span>
          </Button>
          {step === 'guests' && open > 0 && <span className={styles['open']}>{say('desk.fields', { n: open })}</span>}
        </>
      }
      closeText={say(draft ? 'desk.leave' : 'desk.leaveUnsaved')}
      onClose={leave}
    >
      <StayDetails stay={stay} />
      {(stay.screen || stay.takenOver) && (
        <StayScreen
          stay={stay}
          busy={stayActs.isTakingOver}
          onFree={undefined}
          onTakeOver={() => stayActs.takeOver()}
          onGiveBack={stayActs.giveBack}
        />
      )}
      <section id={toPartId('guests')} aria-label={say('desk.step.guests')}>
        <div className={styles['who']}>
          <GuestTabs stay={stay} chosen={shown?.id ?? ''} onChoose={setChosen} onAdd={forms.add} />
          {guest && forms.form && (
            <div className={styles['scans']}>
              <ReaderButton today={forms.form.today} onRead={(document) => forms.fill(guest, document)}>
                {forms.form.canScan && <ScanButton onRead={(document) => forms.fill(guest, document)} />}
              </ReaderButton>
            </div>
          )}
        </div>
        {forms.problem && <LoadProblem problem={forms.problem} onAgain={() => void forms.again()} />}
        {!forms.form && !forms.problem && <Loading rows={5} />}
        {forms.form && guest && <GuestForm key={guest.id} form={forms.form} guest={guest} forms={forms} />}
        {shown && forms.form && <DeskProofs stay={stay} guest={shown} acts={acts} />}
        {shown && forms.form?.removable.includes(shown.id) && (
          <p>
            <button type="button" className={words['link']} onClick={() => setQuestion('remove')}>
              {say('desk.guest.remove', { name: guestName })}
            </button>
          </p>
        )}
      </section>
      {section('signature', <DeskSignatures stay={stay} acts={acts} onChanged={onChanged} />)}
      {section(
        'payment',
        <>
          {stay.rental && <StayRental stay={stay} onChanged={onChanged} />}
          {stay.rental && step === 'deposit' && (
            <>
              {!stay.rental.canBlock && <p className={words['note']}>{say('desk.deposit.none')}</p>}
              {stay.rental.canBlock && !stay.rental.short && (
                <button type="button" className={words['link']} onClick={() => setQuestion('deposit')}>
                  {say('desk.deposit.otherwise')}
                </button>
              )}
            </>
          )}
          {desk.checkIn.depositTaken && (
            <p className={words['note']}>{say('desk.deposit.taken', { how: desk.checkIn.depositTaken })}</p>
          )}
          {owes && <PayChoices chosen={desk.way} onChoose={desk.setWay} />}
        </>,
        owes ? money(stay.bill.pending) : undefined,
      )}
      {section(
        'key',
        <>
          {isExpected && stay.roomNumber && stay.roomReady && (
            <p className={words['note']}>{say('stay.checkIn.room', { number: stay.roomNumber })}</p>
          )}
          {isExpected && owes && desk.later.has('payment') && (
            <p className={words['note']}>{say('stay.checkIn.owing', { amount: money(stay.bill.pending) })}</p>
          )}
          {desk.asksTerms && (
            <CheckField
              label={say('stay.checkIn.terms')}
              checked={desk.checkIn.hasTerms}
              onChange={({ target }) => desk.checkIn.setHasTerms(target.checked)}
            />
          )}
          {!isExpected && <StayKeys stay={stay} mayWork={false} onChanged={onChanged} />}
        </>,
      )}
      {question === 'assign' && (
        <AssignRoomDialog stay={stay} name={name} onChanged={onChanged} onClose={closeQuestion} />
      )}
      {question === 'cut' && <CutKeyDialog stay={stay} cutting={desk.cutting} onClose={closeQuestion} />}
      {question === 'deposit' && stay.rental?.missing && (
        <ReasonDialog
          title={say('desk.deposit.otherwise.sure')}
          deed={say('desk.deposit.otherwise.do')}
          busy={false}
          reason={{ label: say('desk.deposit.how'), hint: say('desk.deposit.how.hint'), maxLength: 200 }}
          onConfirm={(how) => {
            desk.checkIn.setDepositTaken(how)
            desk.leave('deposit')
            closeQuestion()
          }}
          onClose={closeQuestion}
        >
          <p className={words['soft']}>{say('desk.deposit.otherwise.text', { amount: money(stay.rental.missing) })}</p>
        </ReasonDialog>
      )}
      {question === 'remove' && shown && (
        <ConfirmDialog
          title={say('desk.guest.remove.sure', { name: guestName })}
          text={say('desk.guest.remove.text')}
          does={say('desk.guest.remove', { name: guestName })}
          busy={forms.isBusy}
          onConfirm={() => forms.remove(shown.id, closeQuestion)}
          onClose={closeQuestion}
        />
      )}
      {question === 'leave' && (
        <ConfirmDialog
          title={say('desk.discard')}
          text={say('desk.discard.text', { name: guestName })}
          does={say('desk.leaveUnsaved')}
          busy={false}
          onConfirm={onClose}
          onClose={closeQuestion}
        />
      )}
    </Panel>
  )
}

interface DeskSectionProps {
  readonly stay: Stay
  readonly part: DeskPart
  readonly end: ReactNode
  readonly children: ReactNode
}

function DeskSection({ stay, part, end, children }: DeskSectionProps) {
  const texts = useTexts()
  const { mark } = readDeskFact(part, stay, texts)
  return (
    <section id={toPartId(part)} className={styles['part']}>
      <h3>
        <span className={styles['title']}>
          <MarkShape mark={mark} small />
          {texts.say(`desk.step.${part}`)}
        </span>
        {end}
      </h3>
      {children}
    </section>
  )
}

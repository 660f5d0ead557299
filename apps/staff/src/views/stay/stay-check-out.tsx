import type { Stay } from '@foyer/contract/staff/stay.ts'
import { mergeBlocks } from '@foyer/domain/payment/deposit.ts'
import Receipt from 'lucide-react/icons/receipt'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { UnusedNightsChoice } from './unused-nights-choice.tsx'
import { useCheckOut, useEarlyDeparture } from './use-check-out.ts'
import { useScreenText } from './use-screen-text.ts'

/** How they left, and which parts can be undone. */
export function StayDeparture({ stay: { state, checkOut, rental } }: { stay: Stay }) {
  const { say, amount, money, moment } = useTexts()
  const now = useNow()
  const atScreen = useScreenText()
  if (state !== 'departed') return null
  const { at, by = '', channel, pending } = checkOut ?? {}
  const left = sumBlocked(rental)
  return (
    <CallOut
      mark={pending || left ? 'needsPerson' : 'done'}
      title={at ? say('stay.departed.at', { time: moment(at, now) }) : say('stay.departed')}
    >
      {checkOut
        ? say(channel ? 'stay.departed.alone' : 'stay.departed.by', { by, where: atScreen({ channel }) })
        : say('stay.departed.byHotel')}
      {pending && ` ${say('stay.departed.owing', { amount: amount(pending) })}`}
      {left && ` ${say('stay.rental.deposit.left', { amount: money(left.amount), card: left.card })}`}
    </CallOut>
  )
}

/** The blocked amount that the renter gets back with the car's return. */
const sumBlocked = (rental: Stay['rental']) =>
  mergeBlocks((rental?.blocks ?? []).filter(({ state }) => state === 'held'))

interface CheckOutActionsProps {
  readonly stay: Stay
  readonly name: string
  /** Look of the button that ends the stay. */
  readonly look: 'primary' | 'plain'
  /** A link has asked for the dialog. */
  readonly isAsked: boolean
  readonly onAsked: () => void
  readonly onChanged: () => void
}

/** Footer actions for members who may work on the stay. */
export function CheckOutActions({ stay, name, look, isAsked, onAsked, onChanged }: CheckOutActionsProps) {
  const { say } = useTexts()
  const acts = useCheckOut(stay.reference, onChanged)
  const [asking, setAsking] = useState<'leave' | 'undo'>()
  const close = () => {
    setAsking(undefined)
    onAsked()
  }
  const { state, checkOut } = stay
  return (
    <>
      {state === 'inHouse' && (
        <Button look={look} onClick={() => setAsking('leave')}>
          {say('stay.checkOut')}
        </Button>
      )}
      {state === 'departed' && checkOut && (
        <Button onClick={() => setAsking('undo')}>{say('stay.undoCheckOut')}</Button>
      )}
      <Button busy={acts.isMakingBill} onClick={acts.makeBill}>
        <Receipt size={16} aria-hidden />
        {say('stay.bill')}
      </Button>
      {(asking === 'leave' || (isAsked && state === 'inHouse')) && (
        <CheckOutDialog stay={stay} name={name} acts={acts} onClose={close} />
      )}
      {asking === 'undo' && (
        <UndoDialog busy={acts.isUndoing} onConfirm={(reason) => acts.undo(reason, close)} onClose={close} />
      )}
    </>
  )
}

interface CheckOutDialogProps {
  readonly stay: Pick<Stay, 'reference' | 'bill' | 'rental'>
  readonly name: string
  readonly acts: Pick<ReturnType<typeof useCheckOut>, 'isLeaving' | 'checkOut'>
  readonly onClose: () => void
}

/** Confirms a check-out, and asks what becomes of nights that are left. */
export function CheckOutDialog({ stay: { reference, bill, rental }, name, acts, onClose }: CheckOutDialogProps) {
  const { say, amount, money } = useTexts()
  const blocked = sumBlocked(rental)
  const leaving = useEarlyDeparture(reference)
  const { early } = leaving
  const rest = computeRest(bill, leaving)
  const ends = say(rest > 0 ? 'stay.checkOut.owing' : 'stay.checkOut.text', {
    amount: amount({ ...bill.pending, minor: rest }),
  })
  const stays = blocked && say('stay.rental.deposit.stays', { amount: money(blocked.amount), card: blocked.card })
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="danger" busy={acts.isLeaving} disabled={!leaving.isReady}>
        {say('stay.checkOut')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={say('stay.checkOut.sure', { name })}
      onClose={onClose}
      onSubmit={() => leaving.isReady && acts.checkOut(leaving.unusedNights, onClose)}
      foot={foot}
    >
      <p className={words['soft']}>{stays ? `${ends} ${stays}` : ends}</p>
      {leaving.isLoading && <Loading rows={1} />}
      {leaving.problem && <LoadProblem problem={leaving.problem} onAgain={leaving.again} />}
      {early && <UnusedNightsChoice preview={early} chosen={leaving.unusedNights} onChoose={leaving.setUnusedNights} />}
      {rest < 0 && (
        <p role="status">{say('stay.checkOut.refund', { amount: money({ ...bill.paid, minor: 0 - rest }) })}</p>
      )}
    </Dialog>
  )
}

/** What will be owed after the departure, in minor units; negative if more was paid than that costs. */
function computeRest(
  { total, paid, pending }: Stay['bill'],
  { early, unusedNights }: Pick<ReturnType<typeof useEarlyDeparture>, 'early' | 'unusedNights'>,
): number {
  if (!early || !unusedNights) return pending.minor
  const released = unusedNights === 'release' ? early.released.minor : 0
  return total.minor + early.added.minor - released - paid.minor
}

interface UndoProps {
  readonly busy: boolean
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

function UndoDialog({ busy, onConfirm, onClose }: UndoProps) {
  const { say } = useTexts()
  return (
    <ReasonDialog
      title={say('stay.undoCheckOut.sure')}
      deed={say('stay.undoCheckOut')}
      busy={busy}
      reason={{ label: say('stay.reveal.reason'), hint: say('stay.undoCheckOut.hint'), maxLength: 200 }}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={words['soft']}>{say('stay.undoCheckOut.text')}</p>
    </ReasonDialog>
  )
}

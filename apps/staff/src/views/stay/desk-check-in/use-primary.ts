import type { Stay, StayGuest } from '@foyer/contract/staff/stay.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { type DeskStep, findDeskStep, listMissingSigners } from '@foyer/domain/staff/desk-steps.ts'
import { useState } from 'react'
import { useDeposit } from '../../../stays/use-deposit.ts'
import { useTexts } from '../../../wordings/texts-context.tsx'
import type { WordingKey } from '../../../wordings/wording-key.ts'
import { useCheckIn } from '../use-check-in.ts'
import { useCutKey } from '../use-cut-key.ts'
import type { StayPageState } from '../use-stay.ts'
import { useStayMoney } from '../use-stay-money.ts'
import { focusLicence } from './desk-licence.tsx'
import type { PayChoice } from './pay-choice.tsx'
import type { DeskActs } from './use-desk-acts.ts'
import type { GuestForms } from './use-guest-forms.ts'

interface PrimaryOptions {
  readonly stay: Stay
  readonly name: string
  /** The guest whose form is open, as the stay and as the form know them. */
  readonly shown: StayGuest | undefined
  readonly guest: Guest | undefined
  readonly guestName: string
  readonly forms: GuestForms
  readonly acts: DeskActs
  readonly room: Pick<StayPageState, 'setRoom' | 'isSettingRoom'>
  readonly onChanged: () => void
  readonly onAssign: () => void
  readonly onCut: () => void
  /** Asks how the deposit was taken, if no card holds it. */
  readonly onDepositTaken: () => void
  readonly onDone: () => void
  readonly onGuestSaved: () => void
}

interface Primary {
  /** Names what happens next. */
  readonly label: string
  readonly busy: boolean
  /** Undefined if something else has to be done first. */
  readonly run: (() => void) | undefined
}

/** The one action that moves this check-in forward. */
export function usePrimary(options: PrimaryOptions) {
  const { stay, name, shown, guest, guestName, forms, acts, room, onChanged } = options
  const { say, money } = useTexts()
  const { reference, roomNumber, bill, guests, rental } = stay
  const [way, setWay] = useState<PayChoice>('deskCard')
  const [later, setLater] = useState<ReadonlySet<DeskStep>>(new Set())
  const checkIn = useCheckIn(stay, name, onChanged)
  const payments = useStayMoney(reference, onChanged)
  const deposit = useDeposit(reference, onChanged)
  const cutting = useCutKey(reference, { when: true, onChanged })
  const leave = (step: DeskStep) => setLater((steps) => new Set([...steps, step]))
  const isTyping = guest !== undefined && forms.drafts[guest.id] !== undefined
  const step = isTyping ? 'guests' : findDeskStep(stay, later)
  const asksTerms = stay.state === 'expected' && (forms.form?.terms === 'missing' || checkIn.asksTerms)
  const hasCards = stay.keys.some(({ kind, state }) => kind === 'card' && state === 'done')
  const steps: Readonly<Record<DeskStep, () => Primary>> = {
    guests: () => {
      const proof = isTyping ? undefined : findProofAction(stay, shown, acts)
      if (proof) return { label: say(proof.key), busy: acts.isBusy, run: proof.run }
      return {
        label: say('desk.save', { name: guestName }),
        busy: forms.isBusy,
        run: guest && (() => forms.save(guest, guestName, options.onGuestSaved)),
      }
    },
    signature: () => {
      const missing = listMissingSigners(guests).map(({ id }) => id)
      return { label: say('desk.signature.paper'), busy: acts.isBusy, run: () => void acts.signOnPaper(missing) }
    },
    deposit: () => {
      if (rental?.canBlock || rental?.short)
        return {
          label: say('stay.rental.deposit.block'),
          busy: deposit.busy,
          run: rental.canBlock ? deposit.block : undefined,
        }
      return { label: say('desk.deposit.otherwise'), busy: false, run: options.onDepositTaken }
    },
    payment: () =>
      way === 'later'
        ? { label: say('desk.pay.leave', { amount: money(bill.pending) }), busy: false, run: () => leave('payment') }
        : {
            label: say('money.take', { amount: money(bill.pending) }),
            busy: payments.isTaking,
            run: () => payments.take(way, bill.pending.minor, '', () => {}),
          },
    room: () =>
      roomNumber === undefined
        ? { label: say('rooms.assign'), busy: false, run: options.onAssign }
        : {
            label: say('stay.room.setReady'),
            busy: room.isSettingRoom,
            run: () => room.setRoom(roomNumber, true),
          },
    checkIn: () => ({
      label: say('stay.checkIn'),
      busy: checkIn.isArriving,
      run:
        asksTerms && !checkIn.hasTerms ? undefined : () => checkIn.checkIn(() => cutting.isThere || options.onDone()),
    }),
    key: () =>
      cutting.isThere && !hasCards
        ? { label: say('stay.key.cut'), busy: cutting.isCutting, run: options.onCut }
        : { label: say('desk.done'), busy: false, run: options.onDone },
  }
  return { step, primary: steps[step](), way, setWay, leave, later, checkIn, asksTerms, cutting }
}

/** With complete data, only the person or the licence may still have to be seen. */
function findProofAction(
  { drives }: Stay,
  guest: StayGuest | undefined,
  acts: DeskActs,
): { readonly key: WordingKey; readonly run: () => void } | undefined {
  if (!guest || guest.missing.length > 0) return undefined
  if (guest.face === 'missing') return { key: 'desk.seen', run: () => acts.setSeen(guest.id, true) }
  if (!drives) return undefined
  if (guest.licence === undefined || guest.licence === 'missing') return { key: 'desk.licence', run: focusLicence }
  return { key: 'desk.licence.save', run: () => acts.seeLicence(guest.id) }
}

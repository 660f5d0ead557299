import type { Stay } from '@foyer/contract/staff/stay.ts'
import { type DeskStep, findDeskStep } from '@foyer/domain/staff/desk-steps.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import FileText from 'lucide-react/icons/file-text'
import MonitorPlay from 'lucide-react/icons/monitor-play'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Tag from 'lucide-react/icons/tag'
import { Fragment, type ReactNode } from 'react'
import { Button, buttonClass } from '../../parts/button.tsx'
import { useProductIcons } from '../../parts/product-icons.ts'
import { place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { WordingKey } from '../../wordings/wording-key.ts'
import { orderActions, type StayAction } from './stay-actions.ts'
import { UndoCheckInAction } from './stay-check-in.tsx'
import { CheckOutActions } from './stay-check-out.tsx'
import type { Documents } from './use-documents.ts'
import type { StayPageState } from './use-stay.ts'

interface StayFootProps {
  readonly stay: Stay
  readonly possible: readonly StayAction[]
  readonly name: string
  readonly acts: Pick<StayPageState, 'isSettingRoom' | 'setRoom' | 'isMarking' | 'undoNoShow'>
  readonly papers: Pick<Documents, 'isMakingCards' | 'makeCards' | 'isMakingAgreement' | 'makeAgreement'>
  readonly onTake: () => void
  readonly onCheckIn: () => void
  readonly onAssign: () => void
  readonly onChangeDates: () => void
  readonly onChangeType: () => void
  readonly onChangeDetails: () => void
  readonly onCancel: () => void
  readonly onReinstate: () => void
  readonly onNoShow: () => void
  /** The action that a link has asked for. */
  readonly asked: string | undefined
  readonly onAsked: () => void
  readonly onChanged: () => void
}

type Look = 'primary' | 'plain'

/** The check-in, with the step at which the desk continues. */
const checkInKeys: Readonly<Record<DeskStep, WordingKey>> = {
  guests: 'stay.checkIn.at.guests',
  signature: 'stay.checkIn.at.signature',
  deposit: 'stay.checkIn.at.deposit',
  payment: 'stay.checkIn.at.payment',
  room: 'stay.checkIn.at.room',
  checkIn: 'stay.checkIn',
  key: 'stay.checkIn',
}

/** Actions of a stay, starting with the one that moves it forward. */
export function StayFoot({
  stay,
  possible,
  name,
  acts,
  papers,
  onTake,
  onCheckIn,
  onAssign,
  onChangeDates,
  onChangeType,
  onChangeDetails,
  onCancel,
  onReinstate,
  onNoShow,
  asked,
  onAsked,
  onChanged,
}: StayFootProps) {
  const { say, money } = useTexts()
  const link = useLink()
  const { roomReady: RoomIcon } = useProductIcons()
  const { reference, roomNumber, roomReady } = stay
  const buttons: Readonly<Record<StayAction, (look: Look) => ReactNode>> = {
    checkIn: (look) => (
      <Button look={look} onClick={onCheckIn}>
        {say(checkInKeys[findDeskStep(stay)])}
      </Button>
    ),
    undoCheckIn: (look) => <UndoCheckInAction stay={stay} name={name} look={look} onChanged={onChanged} />,
    take: (look) => (
      <Button look={look} onClick={onTake}>
        {say('money.take', { amount: money(stay.bill.pending) })}
      </Button>
    ),
    assign: (look) => (
      <Button look={look} onClick={onAssign}>
        <RoomIcon size={16} aria-hidden />
        {say(roomNumber ? 'rooms.change' : 'rooms.assign')}
      </Button>
    ),
    dates: (look) => (
      <Button look={look} onClick={onChangeDates}>
        <CalendarDays size={16} aria-hidden />
        {say('dates.change')}
      </Button>
    ),
    type: (look) => (
      <Button look={look} onClick={onChangeType}>
        <Tag size={16} aria-hidden />
        {say('type.change')}
      </Button>
    ),
    details: (look) => (
      <Button look={look} onClick={onChangeDetails}>
        <NotebookPen size={16} aria-hidden />
        {say('details.change')}
      </Button>
    ),
    setRoom: (look) =>
      roomNumber && (
        <Button look={look} busy={acts.isSettingRoom} onClick={() => acts.setRoom(roomNumber, !roomReady)}>
          {say(roomReady ? 'stay.room.setNotReady' : 'stay.room.setReady')}
        </Button>
      ),
    checkOut: (look) => (
      <CheckOutActions
        stay={stay}
        name={name}
        look={look}
        isAsked={asked === 'checkOut'}
        onAsked={onAsked}
        onChanged={onChanged}
      />
    ),
    cancel: (look) => (
      <Button look={look} onClick={onCancel}>
        {say('stay.cancel')}
      </Button>
    ),
    reinstate: (look) => (
      <Button look={look} onClick={onReinstate}>
        {say('stay.reinstate')}
      </Button>
    ),
    noShow: (look) => (
      <Button look={look} onClick={onNoShow}>
        {say('stay.noShow')}
      </Button>
    ),
    undoNoShow: (look) => (
      <Button look={look} busy={acts.isMarking} onClick={acts.undoNoShow}>
        {say('stay.noShow.undo')}
      </Button>
    ),
    show: (look) => (
      <a className={buttonClass(look)} {...link(place('screens', { reference }))}>
        <MonitorPlay size={16} aria-hidden />
        {say('screens.fromStay')}
      </a>
    ),
    agreement: (look) => (
      <Button look={look} busy={papers.isMakingAgreement} onClick={papers.makeAgreement}>
        <FileText size={16} aria-hidden />
        {say('stay.agreement')}
      </Button>
    ),
    cards: (look) => (
      <Button look={look} busy={papers.isMakingCards} onClick={papers.makeCards}>
        <FileText size={16} aria-hidden />
        {say('stay.cards')}
      </Button>
    ),
  }
  return orderActions(possible, stay.states.next).map(({ act, look }) => (
    <Fragment key={act}>{buttons[act](look)}</Fragment>
  ))
}

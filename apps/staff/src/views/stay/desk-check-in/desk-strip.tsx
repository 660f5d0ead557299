import type { Stay } from '@foyer/contract/staff/stay.ts'
import { type DeskStep, isDeskStepOpen, isGuestOpen } from '@foyer/domain/staff/desk-steps.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import { MarkShape } from '../../../parts/state-mark.tsx'
import type { Texts } from '../../../wordings/texts.ts'
import { useTexts } from '../../../wordings/texts-context.tsx'
import styles from './desk-check-in.module.css'

/** A part of the page, which may hold several steps. */
export type DeskPart = 'guests' | 'signature' | 'payment' | 'key'

export const partOfStep: Readonly<Record<DeskStep, DeskPart>> = {
  guests: 'guests',
  signature: 'signature',
  deposit: 'payment',
  payment: 'payment',
  room: 'key',
  checkIn: 'key',
  key: 'key',
}

interface Fact {
  readonly mark: Mark
  readonly text: string
}

type ReadFact = (stay: Stay, texts: Texts) => Fact

const facts: Readonly<Record<DeskPart, ReadFact>> = {
  guests: (stay, { say }) => {
    const asked = stay.guests.filter(({ exempt }) => !exempt)
    const of = asked.length
    const done = asked.filter((guest) => !isGuestOpen(guest, stay)).length
    return { mark: done === of ? 'done' : 'partly', text: say('mark.of', { done, of }) }
  },
  signature: (stay, { say }) => {
    const isOpen = isDeskStepOpen('signature', stay)
    const onPaper = stay.guests.some(({ signature }) => signature === 'paper')
    if (isOpen) return { mark: 'notYet', text: say('desk.fact.open') }
    return { mark: 'done', text: say(onPaper ? 'desk.fact.paper' : 'desk.fact.done') }
  },
  payment: (stay, { say, money }) => {
    const isOpen = isDeskStepOpen('payment', stay) || isDeskStepOpen('deposit', stay)
    return isOpen ? { mark: 'notYet', text: money(stay.bill.pending) } : { mark: 'done', text: say('desk.fact.done') }
  },
  key: ({ state, roomNumber, roomReady }, { say }) => {
    if (state !== 'expected') return { mark: 'done', text: roomNumber ?? '' }
    if (roomNumber === undefined) return { mark: 'needsPerson', text: say('desk.fact.noRoom') }
    if (!roomReady) return { mark: 'needsPerson', text: say('desk.fact.notReady') }
    return { mark: 'notYet', text: roomNumber }
  },
}

interface DeskStripProps {
  readonly stay: Stay
  readonly at: DeskPart
  readonly onGo: (part: DeskPart) => void
}

export function readDeskFact(part: DeskPart, stay: Stay, texts: Texts): Fact {
  return facts[part](stay, texts)
}

/** The steps of the check-in, with the current one marked. */
export function DeskStrip({ stay, at, onGo }: DeskStripProps) {
  const texts = useTexts()
  return (
    <ol className={styles['steps']} aria-label={texts.say('desk.steps')}>
      {(Object.keys(facts) as DeskPart[]).map((part) => {
        const { mark, text } = readDeskFact(part, stay, texts)
        return (
          <li key={part}>
            <button type="button" aria-current={part === at ? 'step' : undefined} onClick={() => onGo(part)}>
              <MarkShape mark={mark} small />
              <b>{texts.say(`desk.step.${part}`)}</b>
              <span>{text}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

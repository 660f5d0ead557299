import Accessibility from 'lucide-react/icons/accessibility'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Copy from 'lucide-react/icons/copy'
import DoorOpen from 'lucide-react/icons/door-open'
import Globe from 'lucide-react/icons/globe'
import Luggage from 'lucide-react/icons/luggage'
import { Suspense, useRef, useState } from 'react'
import { pictures } from '../pictures/pictures.ts'
import { Button } from './button.tsx'
import { Countdown } from './countdown.tsx'
import { Modal } from './modal.tsx'
import css from './parts-page.module.css'
import { Row, Shelf } from './parts-shelf.tsx'
import { PressCard, PressCardNote, PressCards, PressCardTag } from './press-card.tsx'
import { ScrollButtons } from './scroll-buttons.tsx'
import { StepsLine } from './steps-line.tsx'
import { ToastShelf } from './toast-shelf.tsx'
import { ToolButton } from './tool-button.tsx'
import { useOverflow } from './use-overflow.ts'
import { useToasts } from './use-toasts.ts'

const ways = ['primary', 'secondary', 'quiet', 'danger'] as const
const nothing = () => {}

function Dialogs() {
  const [open, setOpen] = useState(false)
  return (
    <Shelf name="Modal">
      <Row>
        <Button onPress={() => setOpen(true)}>Open a dialog</Button>
      </Row>
      <Modal
        open={open}
        urgent
        lead={<Countdown seconds={24} of={30} label="24 seconds left" />}
        title="Are you still there?"
        text="In 24 seconds we’ll clear your details to keep them private."
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>End and clear</Button>
            <Button kind="primary" onPress={() => setOpen(false)}>
              Yes, I’m still here
            </Button>
          </>
        }
      />
    </Shelf>
  )
}

function Toasts() {
  const { toasts, show, drop } = useToasts()
  return (
    <Shelf name="Toast">
      <Row>
        <Button onPress={() => show({ text: 'The code is copied', kind: 'good' })}>Good news</Button>
        <Button onPress={() => show({ text: 'Please turn the card over' })}>A word</Button>
        <Button onPress={() => show({ text: 'The document was not recognised', kind: 'problem' })}>A problem</Button>
      </Row>
      <ToastShelf toasts={toasts} onGone={drop} closeLabel="Close" />
    </Shelf>
  )
}

function Scrolling() {
  const box = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(box)
  return (
    <Shelf name="Scroll buttons">
      <Row>
        <div
          ref={box}
          className={css['scroller']}
          {...(overflows && { role: 'region', tabIndex: 0, 'aria-label': 'Conditions' })}
        >
          <p>{'The house asks for quiet after eleven. '.repeat(20)}</p>
        </div>
        <ScrollButtons target={box} up="Scroll up" down="Scroll down" />
      </Row>
    </Shelf>
  )
}

export function PartsActions() {
  return (
    <>
      <Shelf name="Button">
        {ways.map((kind) => (
          <Row key={kind}>
            <Button kind={kind} onPress={nothing}>
              Rest
            </Button>
            <Button kind={kind} disabled>
              Disabled
            </Button>
            <Button kind={kind} busy>
              Cutting your key
            </Button>
          </Row>
        ))}
        <Row>
          <Button kind="back" icon={<ArrowLeft data-turns />} label="Back" />
          <Button kind="primary" iconEnd={<ArrowRight data-turns />}>
            Continue with Jonas
          </Button>
          <Button size="small" icon={<Copy />}>
            Copy
          </Button>
        </Row>
      </Shelf>
      <Shelf name="Tool button">
        <Row>
          <ToolButton name="Accessibility" icon={<Accessibility />} onPress={nothing} />
          <ToolButton name="English" short="EN" icon={<Globe />} onPress={nothing} />
          <ToolButton name="Reception" icon={<ConciergeBell />} onPress={nothing} />
        </Row>
      </Shelf>
      <Shelf name="Press card">
        <PressCards>
          <PressCard first icon={<Luggage />} name="Check in" onPress={nothing}>
            <PressCardNote>I have a booking.</PressCardNote>
          </PressCard>
          <PressCard icon={<DoorOpen />} name="Book a room now" onPress={nothing}>
            <PressCardNote>I have none.</PressCardNote>
          </PressCard>
          <Suspense>
            <PressCard picture={<pictures.room />} name="Jonas Müller" onPress={nothing}>
              <PressCardNote>Double room, two nights</PressCardNote>
              <PressCardTag>from tomorrow on</PressCardTag>
            </PressCard>
          </Suspense>
        </PressCards>
      </Shelf>
      <Shelf name="Steps line">
        <div className={`${css['wall']} on-wall`}>
          <StepsLine
            label="Steps"
            names={['Booking', 'Guests', 'Extras', 'Payment', 'Key']}
            current={1}
            part={0.33}
            now="Guests"
            detail="1 of 3 guests done"
            doneWord="done"
          />
        </div>
      </Shelf>
      <Dialogs />
      <Toasts />
      <Scrolling />
    </>
  )
}

import Check from 'lucide-react/icons/check'
import KeyRound from 'lucide-react/icons/key-round'
import { type ReactNode, useState } from 'react'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { ChoiceList } from '../../parts/choice-list.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Progress, Stages } from '../../parts/progress.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useIagonaProgress } from './use-iagona-progress.ts'
import type { useKeyMaking } from './use-key-making.ts'

interface KeyMakingProps {
  readonly making: ReturnType<typeof useKeyMaking>
  /** The room number in large type, to read while the machine works. */
  readonly wall: ReactNode
  /** Other useful facts to show in the meantime. */
  readonly children: ReactNode
}

/** Makes a key: asks how many, shows the progress of each card, then asks the guest to take it. */
export function KeyMaking({ making, wall, children }: KeyMakingProps) {
  const views = { none: null, choose: Choose, making: Making, take: Take } as const
  const View = views[making.stage]
  return (
    View && (
      <View making={making} wall={wall}>
        {children}
      </View>
    )
  )
}

function Choose({ making, wall }: KeyMakingProps) {
  const { label } = useSite()
  const text = label.on('room-key')
  const [amount, setAmount] = useState(making.due)
  const amounts = Array.from({ length: making.due }, (_, at) => at + 1)
  return (
    <GuestFrame
      shape="key"
      question={text('cards.question')}
      wall={wall}
      picture={<InsideMachine />}
      {...(making.takeLater && { onBack: making.takeLater })}
      secondary={<ReceptionButton />}
      primary={
        <Button kind="primary" iconEnd={<KeyRound />} onPress={() => making.start(amount)}>
          {text('cards.make', { cards: amount })}
        </Button>
      }
    >
      <ChoiceList
        label={text('cards.question')}
        abreast={amounts.length === 2}
        choices={amounts.map((cards) => ({ value: String(cards), name: text('cards.choice', { cards }) }))}
        value={String(amount)}
        onChange={(value) => setAmount(Number(value))}
      />
    </GuestFrame>
  )
}

function Making({ making, wall, children }: KeyMakingProps) {
  const { label } = useSite()
  const text = label.on('room-key')
  const { way, cards, out } = making
  const isPin = way === 'pin'
  const part = useIagonaProgress(way === 'iagona')
  const words = text(isPin ? 'cards.makingPin' : 'cards.making', { cards })
  return (
    <GuestFrame
      shape="key"
      question={words}
      hint={text(isPin ? 'cards.makingPin.hint' : 'cards.making.hint')}
      wall={wall}
      picture={out > 0 ? <ConfiguredPicture key={out} name="key" /> : <InsideMachine />}
      secondary={<ReceptionButton />}
    >
      <Progress
        words={cards > 1 && !isPin ? text('cards.progress', { out, cards }) : words}
        {...(part !== undefined ? { part } : cards > 1 && !isPin ? { part: (out + 0.5) / cards } : {})}
      />
      {cards > 1 && !isPin && <Cards making={making} />}
      {children}
    </GuestFrame>
  )
}

function Take({ making, wall, children }: KeyMakingProps) {
  const { label } = useSite()
  const text = label.on('room-key')
  const { way, cards, missing } = making
  const isPin = way === 'pin'
  return (
    <GuestFrame
      shape="key"
      question={text(isPin ? 'cards.takePin' : 'cards.take', { cards })}
      wall={wall}
      picture={<ConfiguredPicture name={isPin ? 'door' : 'key'} />}
      {...(missing > 0 && { secondary: <ReceptionButton /> })}
      primary={
        <Button kind="primary" iconEnd={<Check />} onPress={() => making.goOn?.()}>
          {text(isPin ? 'cards.havePin' : 'cards.have', { cards })}
        </Button>
      }
    >
      <Notice kind="good" announced icon={<KeyRound />}>
        {text(isPin ? 'cards.takePin.hint' : 'cards.take.hint', { cards })}
      </Notice>
      {missing > 0 && (
        <Notice
          kind="warning"
          announced
          action={
            <Button size="small" icon={<KeyRound />} onPress={() => making.start(missing)}>
              {text('cards.make', { cards: missing })}
            </Button>
          }
        >
          {text('cards.missing', { cards: missing })}
        </Notice>
      )}
      {cards > 1 && !isPin && <Cards making={making} />}
      {children}
    </GuestFrame>
  )
}

/** One line for each card: in progress, or already issued. */
function Cards({ making: { cards, out } }: Pick<KeyMakingProps, 'making'>) {
  const { label } = useSite()
  const text = label.on('room-key')
  const stages = Array.from({ length: cards }, (_, at) => {
    const state = at < out ? ('done' as const) : at === out ? ('now' as const) : ('to-come' as const)
    return { name: text('cards.card', { card: at + 1 }), note: text(`cards.card.${state}`), state }
  })
  return <Stages label={text('cards.list')} stages={stages} />
}

/** The hotel's own picture of its machine, if it has one. */
function InsideMachine() {
  const { site } = useSite()
  return <ConfiguredPicture name={site.pictures['key'] ? 'key' : 'keycard-inside'} />
}

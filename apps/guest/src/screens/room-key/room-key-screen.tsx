import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-help'
import Copy from 'lucide-react/icons/copy'
import KeyRound from 'lucide-react/icons/key-round'
import Trash2 from 'lucide-react/icons/trash-2'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { AccessCode } from '../../parts/access-code.tsx'
import { Button } from '../../parts/button.tsx'
import { Facts } from '../../parts/facts.tsx'
import { RoomNumber } from '../../parts/room-number.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Plan } from '../../pictures/plan.tsx'
import { useSite } from '../../site/site-context.tsx'
import { KeyMaking } from './key-making.tsx'
import css from './room-key-screen.module.css'
import { ShareStayCard } from './share-stay-card.tsx'
import { useKeyFacts } from './use-key-facts.tsx'
import { useRoomKey } from './use-room-key.ts'
import { WalletButtons } from './wallet-buttons.tsx'

export function RoomKeyScreen() {
  const { site, label } = useSite()
  const text = label.on('room-key')
  const key = useRoomKey()
  const facts = useKeyFacts(key)
  const { reservation, room, plan } = key
  if (!reservation || !room || !key.keyCode) {
    return (
      <GuestFrame question={text('preparing')}>
        <GuestWaiting shape={<Skeleton lines={['card', 'medium']} />} words={text('preparing')} />
      </GuestFrame>
    )
  }
  const wall = room.number && <RoomNumber word={text('room')} number={room.number} way={facts.way} />
  if (key.making.stage !== 'none')
    return (
      <KeyMaking making={key.making} wall={wall}>
        <Facts facts={facts.facts} pairs />
      </KeyMaking>
    )
  return (
    <GuestFrame
      shape="key"
      question={key.names ? text('question', { names: key.names }) : text('questionNoName')}
      {...(site.product.isRac && !key.givesCards && { hint: text('hint.driver') })}
      wall={wall}
      // Nothing is left to do, so the progress bar is full.
      progress={{ detail: label('steps.allDone'), part: 1 }}
      // Shows a card slot only where cards are issued, so that guests don't wait for one that never
      // comes.
      picture={<ConfiguredPicture name={key.givesCards ? 'key' : 'door'} />}
      {...(key.next && {
        primary: (
          <Button kind="primary" onPress={key.next} iconEnd={<Check />}>
            {text(key.givesCards ? 'cards.have' : 'finish', { cards: 1 })}
          </Button>
        ),
      })}
    >
      {!key.givesCards && (
        <div className={css['card']}>
          <AccessCode
            name={text('code')}
            code={key.keyCode}
            actions={
              key.copy && (
                <Button size="small" icon={key.copied ? <Check /> : <Copy />} onPress={key.copy}>
                  {text(key.copied ? 'copied' : 'copy')}
                </Button>
              )
            }
          />
        </div>
      )}
      {key.making.another && (
        <Button icon={<KeyRound />} onPress={key.making.another}>
          {text('cards.another')}
        </Button>
      )}
      {key.keepsStayCard ? <WalletButtons reservation={reservation} /> : <ShareStayCard reservation={reservation} />}
      <div className={css['around']}>
        {plan && (
          <div className={css['plan']}>
            <Plan
              upper={plan.upper}
              lower={plan.lower}
              liftWord={text('lift')}
              {...(room.number && { room: room.number })}
            />
          </div>
        )}
        <div className={css['facts']}>
          <Facts facts={facts.facts} pairs />
        </div>
        <Button size="small" icon={<CircleHelp />} onPress={key.help}>
          {text('help')}
        </Button>
      </div>
      {key.keepsStayCard && (
        <div className={css['stays']}>
          <p>{text('stays')}</p>
          {key.remove && (
            <Button size="small" icon={<Trash2 />} onPress={key.remove}>
              {text('remove')}
            </Button>
          )}
        </div>
      )}
    </GuestFrame>
  )
}

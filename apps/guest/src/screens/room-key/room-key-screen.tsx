import Check from 'lucide-react/icons/check'
import Coffee from 'lucide-react/icons/coffee'
import Copy from 'lucide-react/icons/copy'
import DoorOpen from 'lucide-react/icons/door-open'
import Wifi from 'lucide-react/icons/wifi'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { AccessCode } from '../../parts/access-code.tsx'
import { Button } from '../../parts/button.tsx'
import { type Fact, Facts } from '../../parts/facts.tsx'
import { RoomNumber } from '../../parts/room-number.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useRoomKey } from './use-room-key.ts'

export function RoomKeyScreen() {
  const { site, label, language } = useSite()
  const text = label.on('room-key')
  const key = useRoomKey()
  const party = site.product.partyWord
  if (!key.room || !key.keyCode) {
    return (
      <GuestFrame question={text('preparing')}>
        <GuestWaiting shape={<Skeleton lines={['card', 'medium']} />} words={text('preparing')} />
      </GuestFrame>
    )
  }
  const { room, info, wifi } = key
  const way = [
    room.floor === undefined ? undefined : text('floor', { floor: room.floor }),
    info.wayToTheLift?.[language],
  ]
    .filter(Boolean)
    .join('. ')
  const facts: Fact[] = [
    ...(wifi
      ? [
          {
            name: text('wifi', { network: wifi.network }),
            value: wifi.password ?? text('wifiOpen'),
            icon: <Wifi />,
          },
        ]
      : []),
    ...(info.breakfast
      ? [
          {
            name: info.breakfast.place?.[language]
              ? text('breakfastIn', { place: info.breakfast.place[language] })
              : text('breakfast'),
            value: text('fromUntil', { from: info.breakfast.from, until: info.breakfast.until }),
            icon: <Coffee />,
          },
        ]
      : []),
    ...(info.checkOutUntil
      ? [{ name: text('checkOut'), value: text('until', { time: info.checkOutUntil }), icon: <DoorOpen /> }]
      : []),
  ]
  return (
    <GuestFrame
      shape="key"
      question={key.names ? text(`question.${party}`, { names: key.names }) : text(`questionNoName.${party}`)}
      wall={room.number && <RoomNumber word={text(`room.${party}`)} number={room.number} way={way} />}
      picture={<ConfiguredPicture name="key" />}
      primary={
        <Button kind="primary" onPress={key.next} iconEnd={<Check />}>
          {text('finish')}
        </Button>
      }
    >
      <AccessCode
        name={text(`code.${party}`)}
        code={key.keyCode}
        actions={
          key.copy && (
            <Button size="small" icon={key.copied ? <Check /> : <Copy />} onPress={key.copy}>
              {text(key.copied ? 'copied' : 'copy')}
            </Button>
          )
        }
      />
      <Facts facts={facts} pairs />
    </GuestFrame>
  )
}

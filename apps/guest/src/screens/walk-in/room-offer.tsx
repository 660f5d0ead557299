import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { localizeRoomType } from '@foyer/domain/reservation/localize-room-type.ts'
import { useId } from 'react'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { MoneyLines } from '../../parts/money-lines.tsx'
import { NameAndNote } from '../../parts/name-and-note.tsx'
import radio from '../../parts/radio.module.css'
import { useSite } from '../../site/site-context.tsx'
import type { OfferedRate, OfferedRoom } from './use-availability.ts'
import css from './walk-in.module.css'

/** Shows how many rooms are left from this number down. */
const FEW_ROOMS = 2

interface RoomOfferProps {
  room: OfferedRoom
  nights: number
  /** Id of the chosen rate, if it is one of this room. */
  chosen: string | undefined
  onChoose: (rate: OfferedRate) => void
}

/** One room type with all its rates. */
export function RoomOffer({ room, nights, chosen, onChoose }: RoomOfferProps) {
  const { label, language } = useSite()
  const text = label.on('walk-in')
  const id = useId()
  const { sleeps, left, ready } = room
  const facts = [
    ...(sleeps ? [text('sleeps', { count: sleeps })] : []),
    ...(left && left <= FEW_ROOMS ? [text('left', { count: left })] : []),
    ...(ready === false ? [text('notReady')] : []),
  ]
  const note = room.notes?.[language]
  return (
    <li className={css['room']}>
      <span className={css['picture']} aria-hidden="true">
        <ConfiguredPicture name={room.picture ?? 'room'} />
      </span>
      <fieldset className={css['offer']} aria-describedby={`${id}-facts`}>
        <legend className={css['name']}>
          <bdi>{localizeRoomType(room, language)}</bdi>
        </legend>
        <p id={`${id}-facts`} className={css['facts']}>
          {[...facts, ...(note ? [note] : [])].join(' · ')}
        </p>
        {room.rates.map((rate) => (
          <Rate
            key={rate.id}
            rate={rate}
            nights={nights}
            isChosen={rate.id === chosen}
            onChoose={() => onChoose(rate)}
          />
        ))}
      </fieldset>
    </li>
  )
}

interface RateProps {
  rate: OfferedRate
  nights: number
  isChosen: boolean
  onChoose: () => void
}

function Rate({ rate, nights, isChosen, onChoose }: RateProps) {
  const { label, language } = useSite()
  const text = label.on('walk-in')
  const money = (amount: OfferedRate['price']) => formatMoney(amount, language)
  const lines = [
    { id: 'room', name: text('line.room', { count: nights }), amount: rate.room },
    { id: 'discount', name: text('line.discount'), amount: rate.discount, credit: true },
    { id: 'taxes', name: text('line.taxes'), amount: rate.taxes },
  ].flatMap(({ amount, ...line }) => (amount && amount.minor !== 0 ? [{ ...line, amount: money(amount) }] : []))
  return (
    <>
      <label className={css['rate']}>
        <input type="radio" className={radio['radio']} name="rate" checked={isChosen} onChange={onChoose} />
        <NameAndNote name={localizeText({ en: rate.name, ...rate.names }, language)} note={rate.notes?.[language]} />
        <span className={css['price']}>
          <bdi>{money(rate.price)}</bdi>
          <small>{text('total', { count: nights })}</small>
        </span>
      </label>
      {isChosen && lines.length > 1 && <MoneyLines lines={lines} />}
    </>
  )
}

import { formatMoney } from '@foyer/domain/basics/money.ts'
import { localizeRoomType } from '@foyer/domain/reservation/localize-room-type.ts'
import { formatPerDay } from '@foyer/domain/upsell/upsell.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Button } from '../../parts/button.tsx'
import { Carousel } from '../../parts/carousel.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './rac-upsell.module.css'
import { UpsellFigures } from './upsell-figures.tsx'
import { UpsellSlide } from './upsell-slide.tsx'
import { useUpsell } from './use-upsell.ts'

export function RacUpsellScreen() {
  const { label, language } = useSite()
  const upsell = useUpsell()
  const [turned, setTurned] = useState<number>()
  const text = label.on('rac-upsell')
  const frame = {
    question: text('question'),
    picture: <ConfiguredPicture name={upsell.reservation?.room.picture ?? 'car'} />,
    pictureFills: true,
    pictureOnPhone: 'none',
    onBack: upsell.back,
  } as const
  if (upsell.loading || !upsell.reservation)
    return (
      <GuestFrame {...frame}>
        <GuestWaiting shape={<Skeleton lines={['card', 'medium']} />} words={text('loading')} />
      </GuestFrame>
    )
  const { options, failed } = upsell
  const { room } = upsell.reservation
  const checkedAt = options.findIndex(({ checked }) => checked)
  const at = Math.min(turned ?? Math.max(0, checkedAt), Math.max(0, options.length - 1))
  const checked = options[checkedAt]
  const front = options[at]
  return (
    <GuestFrame
      {...frame}
      hint={text('hint', { car: localizeRoomType(room, language) })}
      primary={
        <Button kind="primary" busy={upsell.busy} onPress={upsell.goOn} iconEnd={<ArrowRight data-turns />}>
          {checked && !checked.confirmed
            ? text('take', { name: checked.group.name ?? '', amount: formatMoney(checked.total, language) })
            : text(checked ? 'goOn' : 'keep')}
        </Button>
      }
    >
      {failed && (
        <div role="alert">
          <Notice
            kind="problem"
            icon={<TriangleAlert />}
            action={failed === 'fetch' && <Button onPress={upsell.again}>{text('again')}</Button>}
          >
            {failed === 'taken' ? label('problem.upsellNotAvailable.text') : text(`failed.${failed}`)}
          </Notice>
        </div>
      )}
      {front && (
        <div className={css['offer']}>
          <Carousel
            label={text('offers')}
            left={text('left')}
            right={text('right')}
            place={(place, of) => text('place', { place, of })}
            at={at}
            onTurn={setTurned}
            slides={options.map((option) => ({
              id: option.vehicle.plate,
              name: text('bring', {
                name: option.group.name ?? option.group.code,
                amount: formatPerDay(option.total, option.days, language),
              }),
              content: <UpsellSlide option={option} onPress={() => upsell.press(option)} />,
            }))}
          />
          <UpsellFigures option={front} />
        </div>
      )}
    </GuestFrame>
  )
}

import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { localizeRoomType } from '@foyer/domain/reservation/localize-room-type.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Button } from '../../parts/button.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { TourModal } from './tour-modal.tsx'
import css from './upgrade.module.css'
import { UpgradeOfferCard } from './upgrade-offer-card.tsx'
import { useUpgrade } from './use-upgrade.ts'

export function UpgradeScreen() {
  const { label, language } = useSite()
  const upgrade = useUpgrade()
  const [touring, setTouring] = useState<string>()
  const text = label.on('check-in-upgrade')
  const frame = {
    question: text('question'),
    picture: <ConfiguredPicture name="room" />,
    pictureFills: true,
    onBack: upgrade.back,
  } as const
  if (upgrade.loading || !upgrade.reservation)
    return (
      <GuestFrame {...frame}>
        <GuestWaiting shape={<Skeleton lines={['card', 'card']} />} words={text('loading')} />
      </GuestFrame>
    )
  const { room } = upgrade.reservation
  const booked = localizeRoomType(room, language)
  const chosen = upgrade.offers.find(({ id }) => id === upgrade.chosen)
  const toured = upgrade.offers.find(({ id }) => id === touring)
  return (
    <GuestFrame
      {...frame}
      hint={text('hint', { room: booked })}
      primary={
        <Button kind="primary" busy={upgrade.busy} onPress={upgrade.confirm} iconEnd={<ArrowRight data-turns />}>
          {chosen ? text('take', { amount: formatMoney(chosen.total, language) }) : text('keep')}
        </Button>
      }
    >
      <div className={css['offers']}>
        {upgrade.offers.map((offer) => (
          <UpgradeOfferCard
            key={offer.id}
            offer={offer}
            chosen={offer.id === upgrade.chosen}
            onChoose={() => upgrade.choose(offer.id)}
            onTour={() => setTouring(offer.id)}
          />
        ))}
      </div>
      <TourModal
        name={toured ? localizeText({ en: toured.roomType, ...toured.roomTypeNames }, language) : ''}
        panorama={toured?.panorama}
        onClose={() => setTouring(undefined)}
      />
    </GuestFrame>
  )
}

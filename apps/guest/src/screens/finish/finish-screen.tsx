import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import Car from 'lucide-react/icons/car'
import Check from 'lucide-react/icons/check'
import KeyRound from 'lucide-react/icons/key-round'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Suspense } from 'react'
import { CustomCode } from '../../flows/qr/custom-code.tsx'
import { ReservationCodeButton } from '../../flows/qr/reservation-code-button.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { type Fact, Facts } from '../../parts/facts.tsx'
import { Notice } from '../../parts/notice.tsx'
import { StarRating } from '../../parts/star-rating.tsx'
import { formatDay } from '../../site/format-day.ts'
import { useProductIcons } from '../../site/product-icons.ts'
import { useSite } from '../../site/site-context.tsx'
import { KeyboxCode } from './keybox-code.tsx'
import { useFinish } from './use-finish.ts'

const PrintedReceipt = lazyPart(async () => (await import('./printed-receipt.tsx')).PrintedReceipt)

export function FinishScreen() {
  const { site, label, language } = useSite()
  const text = label.on('finish')
  const finish = useFinish()
  const icons = useProductIcons()
  const { room, endDate, rental } = finish.reservation ?? {}
  const leaveBy = site.hotelInfo.checkOutUntil
  const facts: Fact[] = [
    ...(rental?.car ? [{ name: text('car'), value: rental.car.plate, note: rental.car.model, icon: <Car /> }] : []),
    ...(room?.number ? [{ name: text('room'), value: room.number, icon: <icons.place /> }] : []),
    ...(endDate
      ? [
          {
            name: text('departure'),
            value: formatDay(endDate, language),
            ...(leaveBy && { note: text('until', { time: leaveBy }) }),
            icon: <icons.leaves />,
          },
        ]
      : []),
  ]
  return (
    <GuestFrame
      question={text('question')}
      // Anyone can open this address, so the reservation decides who is checked in.
      hint={finish.reservation?.state === 'inHouse' ? text('hint') : undefined}
      picture={<ConfiguredPicture name="welcome" />}
      pictureFills
      pictureOnPhone="tall"
      {...(finish.keyAgain &&
        !finish.keeps && {
          secondary: <Button onPress={finish.keyAgain}>{text(finish.givesCards ? 'roomAgain' : 'keyAgain')}</Button>,
        })}
      primary={
        finish.keyAgain && finish.keeps ? (
          <Button kind="primary" onPress={finish.keyAgain} iconEnd={<KeyRound />}>
            {text('stayCard')}
          </Button>
        ) : (
          <Button kind="primary" onPress={finish.done} iconEnd={<Check />}>
            {text('done')}
          </Button>
        )
      }
    >
      {facts.length > 0 && <Facts facts={facts} pairs />}
      {finish.keybox && <KeyboxCode {...finish.keybox} />}
      {finish.reservation && (
        <StarRating
          label={text('rating')}
          value={finish.rating}
          onChange={finish.rate}
          nameOf={(stars) => text('stars', { stars })}
        />
      )}
      {finish.rating && (
        <Notice kind="good" announced icon={<Check />}>
          {text('rated')}
        </Notice>
      )}
      {finish.reservation && site.policies.finish.qr && <ReservationCodeButton reservation={finish.reservation} />}
      {finish.hasCustomQr && finish.reservation && <CustomCode reservation={finish.reservation} />}
      {finish.receipt && (
        <Suspense>
          <PrintedReceipt file={finish.receipt} />
        </Suspense>
      )}
      {finish.mailFailed && <Notice kind="warning">{text('mailFailed')}</Notice>}
      <Notice icon={<ShieldCheck />}>{text(finish.keeps ? 'stays' : 'forgets')}</Notice>
    </GuestFrame>
  )
}

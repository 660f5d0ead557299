import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Button } from '../../parts/button.tsx'
import { SideScroll } from '../../parts/side-scroll.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { ExtraCard } from './extra-card.tsx'
import { ExtraControl } from './extra-control.tsx'
import { getPicture } from './extra-pictures.ts'
import { ExtraPrice } from './extra-price.tsx'
import css from './extras.module.css'
import { useExtras } from './use-extras.ts'

export function ExtrasScreen() {
  const { label, language } = useSite()
  const extras = useExtras()
  const text = label.on('check-in-extras')
  const [first, ...others] = extras.page
  if (extras.loading || !first)
    return (
      <GuestFrame
        question={text('question')}
        picture={<ConfiguredPicture name="breakfast" />}
        pictureFills
        onBack={extras.back}
      >
        <GuestWaiting shape={<Skeleton lines={['card', 'medium']} />} words={text('loading')} />
      </GuestFrame>
    )
  const isAlone = others.length === 0
  const { extra, quantity } = first
  const goesOn = isAlone ? quantity > 0 : extras.isAnyChosen
  const total = formatMoney(extras.total, language)
  return (
    <GuestFrame
      key={extras.at}
      question={isAlone ? localizeText(extra.names, language) : text('question')}
      hint={isAlone ? localizeText(extra.descriptions, language) : text('hint')}
      picture={<ConfiguredPicture name={isAlone ? getPicture(extra) : 'breakfast'} />}
      pictureFills
      pictureOnPhone={isAlone ? 'small' : 'none'}
      onBack={extras.back}
      progress={{
        detail: text('pageOf', { page: extras.at + 1, pages: extras.pages.length }),
        part: (extras.at + 1) / (extras.pages.length + 1),
      }}
      primary={
        <Button kind="primary" busy={extras.busy} onPress={extras.goOn} iconEnd={<ArrowRight data-turns />}>
          {text(goesOn ? 'goOn' : 'noThanks')}
        </Button>
      }
    >
      {isAlone ? (
        <div className={css['alone']}>
          <ExtraPrice offer={first} />
          <ExtraControl offer={first} mayEdit={extras.mayEdit} onChoose={extras.choose} />
        </div>
      ) : (
        <SideScroll label={text('question')} left={text('left')} right={text('right')}>
          {extras.page.map((offer) => (
            <ExtraCard key={offer.extra.id} offer={offer} mayEdit={extras.mayEdit} onChoose={extras.choose} />
          ))}
        </SideScroll>
      )}
      <p className={css['total']} aria-live="polite">
        <span>{text('total')}</span>
        <bdi>{total}</bdi>
      </p>
      <p className={css['later']}>{text('later')}</p>
      {/* Prefetches the next picture while the guest reads this page. */}
      <div hidden>{extras.ahead && <ConfiguredPicture name={getPicture(extras.ahead)} />}</div>
    </GuestFrame>
  )
}

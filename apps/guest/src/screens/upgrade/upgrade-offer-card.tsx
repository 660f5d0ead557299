import type { UpgradeOffer } from '@foyer/contract/upgrade.ts'
import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import Check from 'lucide-react/icons/check'
import Rotate3d from 'lucide-react/icons/rotate-3d'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { FoldBody } from '../../parts/fold-body.tsx'
import { FoldCard } from '../../parts/fold-card.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './upgrade.module.css'

interface UpgradeOfferCardProps {
  readonly offer: UpgradeOffer
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly onTour: () => void
}

export function UpgradeOfferCard({ offer, chosen, onChoose, onTour }: UpgradeOfferCardProps) {
  const { label, language } = useSite()
  const text = label.on('check-in-upgrade')
  const [open, setOpen] = useState(chosen)
  const name = localizeText({ en: offer.roomType, ...offer.roomTypeNames }, language)
  return (
    <FoldCard
      name={
        <>
          {chosen && <Check className={css['tick']} />}
          {name}
        </>
      }
      end={text('perNight', { amount: formatMoney(offer.perNight, language) })}
      open={open}
      chosen={chosen}
      onToggle={() => setOpen(!open)}
    >
      <FoldBody words={localizeText(offer.descriptions, language)}>
        {offer.panorama && (
          <Button size="small" icon={<Rotate3d />} label={text('tourOf', { name })} onPress={onTour}>
            {text('tour')}
          </Button>
        )}
        <Button
          size="small"
          label={text(chosen ? 'dropOf' : 'chooseOf', { name })}
          {...(chosen && { icon: <Check /> })}
          onPress={onChoose}
        >
          {text(chosen ? 'drop' : 'choose')}
        </Button>
      </FoldBody>
    </FoldCard>
  )
}

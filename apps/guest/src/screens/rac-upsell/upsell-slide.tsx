import type { Upsell } from '@foyer/contract/upsell.ts'
import { formatPerDay, toUpsellState } from '@foyer/domain/upsell/upsell.ts'
import Check from 'lucide-react/icons/check'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './rac-upsell.module.css'

interface UpsellSlideProps {
  readonly option: Upsell
  readonly onPress: () => void
}

/** One car: its description, the extra price per day, and whether it is chosen. */
export function UpsellSlide({ option, onPress }: UpsellSlideProps) {
  const { label, language } = useSite()
  const text = label.on('rac-upsell')
  const { group, vehicle, total, days, checked } = option
  const state = checked || !option.confirmed ? toUpsellState(option) : 'leaving'
  return (
    <>
      <div className={css['picture']} aria-hidden="true">
        <ConfiguredPicture name={vehicle.picture ?? 'car'} />
      </div>
      <div className={css['words']} data-state={state}>
        <h2 className={css['group']}>{group.name}</h2>
        <p className={css['model']}>
          {vehicle.name} · <bdi>{vehicle.plate}</bdi>
        </p>
        <p className={css['price']}>
          <bdi>{text('perDay', { amount: formatPerDay(total, days, language) })}</bdi>
        </p>
        <button
          type="button"
          className={css['take']}
          aria-pressed={checked}
          aria-label={text('takeOf', { name: group.name ?? group.code })}
          onClick={onPress}
        >
          {checked && <Check />}
          {text(`state.${state}`)}
        </button>
      </div>
    </>
  )
}

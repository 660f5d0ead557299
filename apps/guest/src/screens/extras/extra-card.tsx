import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import { useId } from 'react'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { useSite } from '../../site/site-context.tsx'
import { ExtraControl } from './extra-control.tsx'
import { getPicture } from './extra-pictures.ts'
import { ExtraPrice } from './extra-price.tsx'
import css from './extras.module.css'
import type { OfferedExtra } from './use-offered-extras.ts'

interface ExtraCardProps {
  readonly offer: OfferedExtra
  readonly mayEdit: boolean
  readonly onChoose: (id: string, quantity: number) => void
}

/** One extra on a page that lists several. */
export function ExtraCard({ offer, mayEdit, onChoose }: ExtraCardProps) {
  const { language } = useSite()
  const { extra, quantity, available } = offer
  const id = useId()
  return (
    <li className={css['card']} aria-labelledby={id} data-chosen={quantity > 0 || undefined}>
      <div className={css['picture']} aria-hidden="true">
        <ConfiguredPicture name={available?.picture ?? getPicture(extra)} />
      </div>
      <h2 id={id} className={css['name']}>
        {available?.name ?? localizeText(extra.names, language)}
      </h2>
      <p className={css['note']}>{available?.description ?? localizeText(extra.descriptions, language)}</p>
      <ExtraPrice offer={offer} />
      <ExtraControl offer={offer} mayEdit={mayEdit} onChoose={onChoose} />
    </li>
  )
}

import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import { CheckField } from '../../parts/check-field.tsx'
import { Stepper } from '../../parts/stepper.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './extras.module.css'
import type { OfferedExtra } from './use-offered-extras.ts'

interface ExtraControlProps {
  readonly offer: OfferedExtra
  readonly mayEdit: boolean
  readonly onChoose: (id: string, quantity: number) => void
}

/** Quantity or checkbox of one extra; shows when it is sold out. */
export function ExtraControl({ offer: { extra, most, quantity, available }, mayEdit, onChoose }: ExtraControlProps) {
  const { label, language } = useSite()
  const text = label.on('check-in-extras')
  const name = localizeText(extra.names, language)
  if (available?.editable === false) return <p className={css['gone']}>{text('byDrivers', { count: quantity })}</p>
  if (!mayEdit) return <p className={css['gone']}>{text('byDesk', { count: quantity })}</p>
  if (most === 0) return <p className={css['gone']}>{text('gone')}</p>
  if (extra.control === 'select')
    return (
      <div className={css['yes']}>
        <CheckField
          label={
            <>
              <span aria-hidden="true">{text('yes')}</span>
              <span className="sr-only">{text('yesTo', { name })}</span>
            </>
          }
          value={quantity > 0}
          onChange={(wanted) => onChoose(extra.id, wanted ? 1 : 0)}
        />
      </div>
    )
  return (
    <Stepper
      bare
      name={extra.id}
      label={name}
      words={String(quantity)}
      fewer={text('less', { name })}
      more={text('more', { name })}
      value={quantity}
      min={0}
      max={most}
      onChange={(wanted) => onChoose(extra.id, wanted)}
    />
  )
}

import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './membership.module.css'

/** Default picture of each benefit; the hotel can replace them. */
const benefits = { breakfast: 'breakfast', room: 'room', later: 'luggage', quicker: 'keycard' } as const

export function Benefits() {
  const { label } = useSite()
  const text = label.on('membership')
  return (
    <ul className={css['benefits']} aria-label={text('benefits')}>
      {Object.entries(benefits).map(([benefit, picture]) => (
        <li key={benefit} className={css['benefit']}>
          <div className={css['picture']}>
            <ConfiguredPicture name={picture} />
          </div>
          <p>{text(`benefit.${benefit}`)}</p>
        </li>
      ))}
    </ul>
  )
}

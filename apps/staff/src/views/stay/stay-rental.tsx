import type { Stay } from '@foyer/contract/staff/stay.ts'
import { useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { StayDeposit } from './stay-deposit.tsx'
import styles from './stay-extras.module.css'

interface StayRentalProps {
  readonly stay: Stay
  readonly onChanged: () => void
}

/** The car of a rental, and its deposit. */
export function StayRental({ stay, onChanged }: StayRentalProps) {
  const { reference, rental, roomTypeNames, roomType, roomNumber } = stay
  const { say, amount } = useTexts()
  const nameIn = useTranslatedName()
  if (!rental) return null
  const car = rental.plate
    ? say('stay.rental.car', { model: rental.model ?? '', plate: rental.plate, space: roomNumber ?? '–' })
    : say('stay.rental.none')
  return (
    <section>
      <h3>{say('stay.rental')}</h3>
      <ul className={styles['extras']}>
        <li>
          <p>
            {nameIn(roomTypeNames, roomType)}
            <span className={words['note']}>{car}</span>
          </p>
        </li>
        {rental.deposit && (
          <li>
            <div>
              {say('stay.rental.deposit')} <span className={words['muted']}>{amount(rental.deposit)}</span>
              <StayDeposit reference={reference} rental={rental} onChanged={onChanged} />
            </div>
          </li>
        )}
      </ul>
    </section>
  )
}

import css from './reservation-dates.module.css'

export interface ReservationDatesProps {
  arrival: { name: string; date: string; note?: string }
  departure: { name: string; date: string; note?: string }
  /** "3 nights", and its name: "Length of stay". */
  length: string
  lengthName: string
}

/** The dates and length of a stay. */
export function ReservationDates({ arrival, departure, length, lengthName }: ReservationDatesProps) {
  return (
    <dl className={css['stay']}>
      <div className={css['day']}>
        <dt>{arrival.name}</dt>
        <dd>
          {arrival.date}
          {arrival.note && <small>{arrival.note}</small>}
        </dd>
      </div>
      <div className={css['length']}>
        <dt className="sr-only">{lengthName}</dt>
        <dd>{length}</dd>
      </div>
      <div className={css['day']}>
        <dt>{departure.name}</dt>
        <dd>
          {departure.date}
          {departure.note && <small>{departure.note}</small>}
        </dd>
      </div>
    </dl>
  )
}

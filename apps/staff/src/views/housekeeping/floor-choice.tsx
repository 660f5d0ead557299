import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './housekeeping.module.css'

interface FloorChoiceProps {
  readonly floors: readonly number[]
  readonly chosen: number | undefined
  readonly onChoose: (floor: number | undefined) => void
}

export function FloorChoice({ floors, chosen, onChoose }: FloorChoiceProps) {
  const { say, count } = useTexts()
  if (floors.length < 2) return null
  return (
    <fieldset className={styles['floors']} aria-label={say('housekeeping.floors')}>
      {[undefined, ...floors].map((floor) => (
        <button key={floor ?? 'all'} type="button" aria-pressed={floor === chosen} onClick={() => onChoose(floor)}>
          {floor === undefined ? say('housekeeping.floors.all') : count(floor)}
        </button>
      ))}
    </fieldset>
  )
}

import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { SelectField } from '../../parts/field.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './registers.module.css'
import type { Reports } from './use-reports.ts'

interface DayReceiptsProps {
  /** Newest first. */
  days: readonly [string, ...string[]]
  act: Pick<Reports, 'openDayReceipt' | 'isBusy'>
}

/** The authority's own receipts, each of a whole day. */
export function DayReceipts({ days, act }: DayReceiptsProps) {
  const { say, wholeDay } = useTexts()
  const [chosen, setChosen] = useState<string>()
  const day = chosen ?? days[0]
  return (
    <div className={styles['dayReceipts']}>
      <SelectField label={say('reports.dayReceipt')} value={day} onChange={({ target }) => setChosen(target.value)}>
        {days.map((one) => (
          <option key={one} value={one}>
            {wholeDay(one)}
          </option>
        ))}
      </SelectField>
      <Button busy={act.isBusy} onClick={() => act.openDayReceipt(day)}>
        {say('reports.open')}
      </Button>
    </div>
  )
}

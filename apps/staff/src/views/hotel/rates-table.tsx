import type { Language } from '@foyer/domain/basics/language.ts'
import type { WalkInConfig } from '@foyer/domain/walk-in/walk-in-config.ts'
import { Table } from '../../parts/table.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { AddByName } from './add-by-name.tsx'
import { CommaListInput } from './comma-list-input.tsx'
import styles from './hotel.module.css'
import { useLanguageField } from './language-field.tsx'
import { withNewRate, withoutRate } from './rates.ts'
import { RemoveCell } from './remove-cell.tsx'
import { withValue } from './value-at-path.ts'

type Rate = WalkInConfig['rates'][number]

interface RatesTableProps {
  walkIn: WalkInConfig
  spoken: readonly Language[]
  onChange: (walkIn: WalkInConfig) => void
}

/** Names and notes, one language at a time; the inclusions are one list for all languages. */
export function RatesTable({ walkIn, spoken, onChange }: RatesTableProps) {
  const { say } = useTexts()
  const { chosen, field } = useLanguageField(say('hotel.rate.language'), spoken)
  const { rates } = walkIn
  return (
    <>
      {field}
      <div className={styles['broad']}>
        <Table
          caption={say('hotel.rates')}
          className={styles['rooms']}
          columns={[
            { label: say('hotel.rate.name') },
            { label: say('hotel.rate.note') },
            { label: say('hotel.rate.included') },
            { label: say('do.more'), unseen: true },
          ]}
        >
          <tbody>
            {rates.map((rate, at) => (
              <RateRow
                key={rate.id}
                rate={rate}
                language={chosen}
                onChange={(changed) => onChange({ ...walkIn, rates: rates.with(at, changed) })}
                onRemove={() => onChange(withoutRate(walkIn, rate.id))}
              />
            ))}
          </tbody>
        </Table>
      </div>
      <AddByName
        label={say('hotel.rate.new')}
        action={say('hotel.rate.add')}
        maxLength={60}
        onAdd={(name) => onChange(withNewRate(walkIn, chosen, name))}
      />
    </>
  )
}

interface RateRowProps {
  rate: Rate
  /** Language of the name and the note. */
  language: Language
  onChange: (rate: Rate) => void
  onRemove: () => void
}

function RateRow({ rate, language, onChange, onRemove }: RateRowProps) {
  const { say } = useTexts()
  const { id, names, notes, included } = rate
  const write = (part: 'names' | 'notes', text: string) => onChange(withValue(rate, `${part}.${language}`, text))
  return (
    <tr>
      <td>
        <input
          className={styles['cell']}
          lang={language}
          aria-label={`${say('hotel.rate.name')}, ${id}`}
          value={names[language] ?? ''}
          maxLength={60}
          onChange={({ target }) => write('names', target.value)}
        />
      </td>
      <td>
        <input
          className={styles['cell']}
          lang={language}
          aria-label={`${say('hotel.rate.note')}, ${id}`}
          value={notes[language] ?? ''}
          maxLength={200}
          onChange={({ target }) => write('notes', target.value)}
        />
      </td>
      <td>
        <CommaListInput
          label={say('hotel.rate.includedIn', { name: id })}
          words={included}
          onChange={(words) => onChange({ ...rate, included: [...words] })}
        />
      </td>
      <RemoveCell label={say('hotel.rate.remove', { name: names[language] ?? id })} onRemove={onRemove} />
    </tr>
  )
}

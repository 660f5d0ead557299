import type { Language } from '@foyer/domain/basics/language.ts'
import type { RoomType } from '@foyer/domain/config/hotel-facts.ts'
import type { WalkInConfig } from '@foyer/domain/walk-in/walk-in-config.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { Table } from '../../parts/table.tsx'
import { useWords } from '../../wordings/words-context.tsx'
import { withValue } from './at-path.ts'
import { CodesTable } from './codes-table.tsx'
import styles from './hotel.module.css'
import { useLanguageField } from './language-field.tsx'
import { PricesTable } from './prices-table.tsx'
import { withNewRate, withoutRate } from './rates.ts'
import { RemoveCell } from './remove-cell.tsx'
import { Section } from './section.tsx'
import type { HotelForm } from './use-hotel.ts'
import { WordsInput } from './words-input.tsx'

/** What is sold to whoever comes without a booking. */
export function RatesSection({ form }: { form: HotelForm }) {
  const walkIn = form.draft?.walkIn as WalkInConfig | undefined
  if (!walkIn) return null
  const types = (form.draft?.roomTypes ?? []) as readonly RoomType[]
  const onChange = (next: WalkInConfig) => form.set('walkIn', next)
  return (
    <Section name="rates">
      <Rates walkIn={walkIn} spoken={form.draft?.languages ?? []} onChange={onChange} />
      <PricesTable walkIn={walkIn} types={types} currency={form.currency} onChange={onChange} />
      <CodesTable
        codes={walkIn.promotionalCodes}
        onChange={(promotionalCodes) => onChange({ ...walkIn, promotionalCodes: [...promotionalCodes] })}
      />
    </Section>
  )
}

interface RatesProps {
  walkIn: WalkInConfig
  spoken: readonly Language[]
  onChange: (walkIn: WalkInConfig) => void
}

/** Names and notes, one language at a time; what is included is one list for all. */
function Rates({ walkIn, spoken, onChange }: RatesProps) {
  const { say } = useWords()
  const [name, setName] = useState('')
  const { chosen, field } = useLanguageField(say('hotel.rate.language'), spoken)
  const { rates } = walkIn
  const write = (at: number, part: 'names' | 'notes', text: string) => {
    const rate = rates[at]
    if (rate) onChange({ ...walkIn, rates: rates.with(at, withValue(rate, `${part}.${chosen}`, text)) })
  }
  const include = (at: number, included: readonly string[]) => {
    const rate = rates[at]
    if (rate) onChange({ ...walkIn, rates: rates.with(at, { ...rate, included: [...included] }) })
  }
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
            {rates.map(({ id, names, notes, included }, at) => (
              <tr key={id}>
                <td>
                  <input
                    className={styles['cell']}
                    lang={chosen}
                    aria-label={`${say('hotel.rate.name')}, ${id}`}
                    value={names[chosen] ?? ''}
                    maxLength={60}
                    onChange={({ target }) => write(at, 'names', target.value)}
                  />
                </td>
                <td>
                  <input
                    className={styles['cell']}
                    lang={chosen}
                    aria-label={`${say('hotel.rate.note')}, ${id}`}
                    value={notes[chosen] ?? ''}
                    maxLength={200}
                    onChange={({ target }) => write(at, 'notes', target.value)}
                  />
                </td>
                <td>
                  <WordsInput
                    label={say('hotel.rate.includedIn', { name: id })}
                    words={included}
                    onChange={(words) => include(at, words)}
                  />
                </td>
                <RemoveCell
                  label={say('hotel.rate.remove', { name: names[chosen] ?? id })}
                  onRemove={() => onChange(withoutRate(walkIn, id))}
                />
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <div className={styles['addingOne']}>
        <TextField
          label={say('hotel.rate.new')}
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          disabled={name.trim() === ''}
          onClick={() => {
            onChange(withNewRate(walkIn, chosen, name))
            setName('')
          }}
        >
          {say('hotel.rate.add')}
        </Button>
      </div>
    </>
  )
}

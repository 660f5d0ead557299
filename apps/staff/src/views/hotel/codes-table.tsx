import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { Table } from '../../parts/table.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './hotel.module.css'
import { createCode, type PromotionalCode } from './rates.ts'
import { RemoveCell } from './remove-cell.tsx'

interface CodesTableProps {
  codes: readonly PromotionalCode[]
  onChange: (codes: readonly PromotionalCode[]) => void
}

/** Discount codes: what they take off, for whom and until when. */
export function CodesTable({ codes, onChange }: CodesTableProps) {
  const { say } = useTexts()
  return (
    <>
      <div className={styles['broad']}>
        <Table
          caption={say('hotel.codes')}
          className={styles['rooms']}
          columns={[
            { label: say('hotel.code.code') },
            { label: say('hotel.code.percent') },
            { label: say('hotel.code.members') },
            { label: say('hotel.code.until') },
            { label: say('do.more'), unseen: true },
          ]}
        >
          <tbody>
            {codes.map((one, at) => (
              <CodeRow
                key={one.code}
                code={one}
                onChange={(changed) => onChange(codes.with(at, changed))}
                onRemove={() => onChange(codes.toSpliced(at, 1))}
              />
            ))}
          </tbody>
        </Table>
      </div>
      <NewCode codes={codes} onAdd={(code) => onChange([...codes, code])} />
    </>
  )
}

interface CodeRowProps {
  code: PromotionalCode
  onChange: (code: PromotionalCode) => void
  onRemove: () => void
}

function CodeRow({ code: one, onChange, onRemove }: CodeRowProps) {
  const { say } = useTexts()
  return (
    <tr>
      <td>{one.code}</td>
      <td>
        <input
          className={styles['floor']}
          aria-label={say('hotel.code.percentOf', { code: one.code })}
          type="number"
          min={1}
          max={100}
          value={one.percent}
          onChange={({ target }) => onChange({ ...one, percent: target.valueAsNumber || 1 })}
        />
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={say('hotel.code.membersOf', { code: one.code })}
          checked={one.membersOnly}
          onChange={({ target }) => onChange({ ...one, membersOnly: target.checked })}
        />
      </td>
      <td>
        <input
          className={styles['cell']}
          type="date"
          aria-label={say('hotel.code.untilOf', { code: one.code })}
          value={one.until ?? ''}
          onChange={({ target }) => {
            const { until: _, ...rest } = one
            onChange(target.value ? { ...rest, until: target.value } : rest)
          }}
        />
      </td>
      <RemoveCell label={say('hotel.code.remove', { code: one.code })} onRemove={onRemove} />
    </tr>
  )
}

interface NewCodeProps {
  codes: readonly PromotionalCode[]
  onAdd: (code: PromotionalCode) => void
}

function NewCode({ codes, onAdd }: NewCodeProps) {
  const { say } = useTexts()
  const [typed, setTyped] = useState('')
  const wanted = createCode(typed)
  const isKnown = codes.some(({ code }) => code === wanted.code)
  return (
    <div className={styles['addingOne']}>
      <TextField
        label={say('hotel.code.new')}
        autoComplete="off"
        maxLength={40}
        value={typed}
        issue={isKnown ? say('hotel.code.twice') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        disabled={wanted.code.length < 2 || isKnown}
        onClick={() => {
          onAdd(wanted)
          setTyped('')
        }}
      >
        {say('hotel.code.add')}
      </Button>
    </div>
  )
}

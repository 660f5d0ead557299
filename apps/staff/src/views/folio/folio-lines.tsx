import type { Folio, FolioLine, StayFolio } from '@foyer/contract/staff/folio.ts'
import { toPercent } from '@foyer/domain/folio/vat.ts'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { iconClass } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Menu } from '../../parts/menu.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { Table } from '../../parts/table.tsx'
import { useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { arrangeLines, getMovable, type LineGroup } from './arrange-lines.ts'
import styles from './folio-lines.module.css'
import { usePayerTexts } from './use-payer-texts.ts'

interface FolioLinesProps {
  readonly folio: StayFolio
  readonly payer: Folio
  /** Absent if nothing can be changed here. */
  readonly onAsk: AskAboutLine | undefined
  readonly selection: Selection | undefined
}

type AskAboutLine = (what: 'correct' | 'move', line: FolioLine) => void

/** Lines are being selected. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly toggle: (id: string) => void
}

/** The lines of one payer: charges by day, then payments. */
export function FolioLines({ folio, payer, onAsk, selection }: FolioLinesProps) {
  const { say } = useTexts()
  const { nameOf } = usePayerTexts(folio)
  const { days, payments } = arrangeLines(folio.lines, payer.id)
  const { currency } = folio.pending
  const isEmpty = days.length === 0 && payments.length === 0
  return (
    <ScrollRegion label={say('folio.lines', { name: nameOf(payer) })}>
      {isEmpty && <Empty title={say('folio.empty.title')}>{say('folio.empty.text')}</Empty>}
      {!isEmpty && (
        <Table
          caption={say('folio.caption')}
          className={styles['lines']}
          columns={[
            { label: say('folio.time'), className: styles['time'] },
            { label: say('folio.charge') },
            { label: say('folio.vat'), className: styles['vat'] },
            { label: say('folio.amount', { currency }), className: `${words['number']} ${styles['amount']}` },
            { label: say('folio.more', { name: '' }), unseen: true },
          ]}
        >
          {days.map((group) => (
            <DayLines
              key={group.key}
              group={group}
              currency={currency}
              businessDay={folio.businessDay}
              isElsewhere={folio.setInHotelSystem}
              onAsk={onAsk}
              selection={selection}
            />
          ))}
          {payments.length > 0 && (
            <tbody className={styles['paid']}>
              <tr className={styles['group']}>
                <th scope="rowgroup" colSpan={5}>
                  {say('folio.payments')}
                </th>
              </tr>
              {payments.map((line) => (
                <Line key={line.id} line={line} {...(folio.folios.length > 1 ? { onAsk, selection } : noActions)} />
              ))}
            </tbody>
          )}
        </Table>
      )}
    </ScrollRegion>
  )
}

const noActions = { onAsk: undefined, selection: undefined }

interface DayLinesProps {
  readonly group: LineGroup
  readonly currency: string
  readonly businessDay: string
  readonly isElsewhere: boolean
  readonly onAsk: AskAboutLine | undefined
  readonly selection: Selection | undefined
}

function DayLines({ group, currency, businessDay, isElsewhere, onAsk, selection }: DayLinesProps) {
  const { say, day, amount } = useTexts()
  const isAhead = group.day !== undefined && group.day > businessDay
  return (
    <tbody>
      <tr className={styles['group']}>
        <th scope="rowgroup" colSpan={3}>
          {group.day ? day(group.day) : say('folio.wholeStay')}
          {isAhead && ' '}
          {isAhead && <span className={words['note']}>{say('folio.ahead')}</span>}
        </th>
        <td className={words['number']}>{amount({ minor: group.total, currency })}</td>
        <td />
      </tr>
      {group.lines.map((line) => (
        <Line key={line.id} line={line} isElsewhere={isElsewhere} onAsk={onAsk} selection={selection} />
      ))}
    </tbody>
  )
}

interface LineProps {
  readonly line: FolioLine
  /** The hotel's own system has the bill: only our charges can be corrected here. */
  readonly isElsewhere?: boolean
  readonly onAsk: AskAboutLine | undefined
  readonly selection: Selection | undefined
}

function Line({ line, isElsewhere = false, onAsk, selection }: LineProps) {
  const { say, amount, time, count } = useTexts()
  const nameIn = useTranslatedName()
  const name = nameIn(line.names, '–')
  const many = Math.abs(line.quantity)
  const isTakenOff = line.rest.minor === 0 && line.amount.minor !== 0 && line.kind !== 'payment'
  return (
    <tr className={isTakenOff ? styles['was'] : undefined}>
      <td className={styles['time']}>{line.postedAt && time(line.postedAt)}</td>
      <td className={styles['what']}>
        {isTakenOff ? <s>{name}</s> : name}
        {many > 1 && <span className={words['muted']}> × {count(many)}</span>}
        {isTakenOff && <span className={words['note']}> {say('folio.takenOff')}</span>}
        {line.comment && <span className={styles['why']}>{say('folio.quote', { text: line.comment })}</span>}
        {line.by && line.corrects && <span className={words['note']}> {line.by}</span>}
      </td>
      <td className={styles['vat']}>{line.vat !== undefined && `${count(toPercent(line.vat))} %`}</td>
      <td className={words['number']}>{amount(line.amount)}</td>
      <td className={styles['acts']}>
        {selection && getMovable(line) !== 0 && <LineBox line={line} name={name} selection={selection} />}
        {!selection && onAsk && <LineMenu line={line} name={name} isElsewhere={isElsewhere} onAsk={onAsk} />}
      </td>
    </tr>
  )
}

interface LineBoxProps {
  readonly line: FolioLine
  readonly name: string
  readonly selection: Selection
}

function LineBox({ line: { id, day: of }, name, selection: { ids, toggle } }: LineBoxProps) {
  const { say, day } = useTexts()
  const label = say('folio.select', { name: of ? `${name}, ${day(of)}` : name })
  return (
    <label className={styles['box']}>
      <input type="checkbox" checked={ids.has(id)} onChange={() => toggle(id)} aria-label={label} />
    </label>
  )
}

interface LineMenuProps {
  readonly line: FolioLine
  readonly name: string
  readonly isElsewhere: boolean
  readonly onAsk: AskAboutLine
}

function LineMenu({ line, name, isElsewhere, onAsk }: LineMenuProps) {
  const { say } = useTexts()
  const isPayment = line.kind === 'payment'
  if (getMovable(line) === 0 || (isElsewhere && line.source === 'hotel')) return null
  const all = isPayment ? (['move'] as const) : (['correct', 'move'] as const)
  const questions = all.filter((what) => what === 'correct' || !isElsewhere)
  const label = say('folio.more', { name })
  return (
    <Menu
      label={label}
      buttonClass={iconClass()}
      button={
        <>
          <Ellipsis size={16} aria-hidden />
          <span className={words['sr']}>{label}</span>
        </>
      }
      items={questions.map((what) => ({ key: what, label: say(`folio.${what}`), act: () => onAsk(what, line) }))}
    />
  )
}

import type { Folio, StayFolio } from '@foyer/contract/staff/folio.ts'
import type { StayInvoice, StayInvoices } from '@foyer/contract/staff/invoices.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import Lock from 'lucide-react/icons/lock'
import Mail from 'lucide-react/icons/mail'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { SelectField } from '../../parts/field.tsx'
import { Kbd } from '../../parts/kbd.tsx'
import { useKey } from '../../parts/use-key.ts'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { getLanguageName } from '../../wordings/get-language-name.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import { TextsIn } from '../../wordings/texts-in.tsx'
import styles from './folio-invoices.module.css'
import { InvoicePaper } from './invoice-paper.tsx'
import { RecordMark, RecordNote } from './invoice-record.tsx'
import { SendInvoiceDialog } from './send-invoice-dialog.tsx'
import { AnnulDialog, CreditDialog } from './take-back-dialogs.tsx'
import { type Invoices, useInvoices } from './use-invoices.ts'

export interface FolioInvoicesProps {
  readonly folio: StayFolio
  /** The chosen payer. */
  readonly payer: Folio
  readonly onChanged: () => void
}

/** The invoice that the charges of a payer become, and those that are issued. */
export function FolioInvoices({ folio: { reference }, payer, onChanged }: FolioInvoicesProps) {
  const { say, language: spoken } = useTexts()
  const [language, setLanguage] = useState<Language>()
  const [chosen, setChosen] = useState<string>()
  const acts = useInvoices({ reference, folioId: payer.id, language, onChanged })
  const { invoices: loaded } = acts
  if (!loaded || loaded.setInHotelSystem) return null
  const invoice = loaded.invoices.find(({ id }) => id === chosen) ?? (loaded.preview ? undefined : loaded.invoices[0])
  const document = invoice?.document ?? loaded.preview
  return (
    <section className={styles['invoices']} aria-label={say('invoice.papers')}>
      <PaperChoice loaded={loaded} shown={invoice} onChoose={setChosen} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys. */}
      <section className={styles['sheet']} aria-label={say('invoice.paper')} tabIndex={0}>
        {!invoice && loaded.obstacle && loaded.preview && (
          <p className={styles['obstacle']} role="status">
            {say(`invoice.obstacle.${loaded.obstacle}`)}
          </p>
        )}
        {invoice?.record && (
          <RecordNote record={invoice.record} busy={acts.isBusy} onCorrect={() => acts.correctRecord(invoice.id)} />
        )}
        {document ? (
          <TextsIn language={document.language} partyWord={document.partyWord}>
            <InvoicePaper document={document} creditedBy={invoice?.creditedBy} annulled={invoice?.annulled} />
          </TextsIn>
        ) : (
          <p className={words['note']}>{say('invoice.none')}</p>
        )}
      </section>
      {document && (
        <footer className={styles['foot']}>
          {!invoice && (
            <SelectField
              label={say('invoice.language')}
              value={document.language}
              onChange={({ target }) => setLanguage(loaded.languages?.find((one) => one === target.value))}
            >
              {loaded.languages?.map((one) => (
                <option key={one} value={one}>
                  {getLanguageName(one, spoken)}
                </option>
              ))}
            </SelectField>
          )}
          <PaperActions {...{ acts, loaded, invoice, onChosen: setChosen }} />
        </footer>
      )}
    </section>
  )
}

interface PaperChoiceProps {
  readonly loaded: StayInvoices
  readonly shown: StayInvoice | undefined
  readonly onChoose: (id: string | undefined) => void
}

function PaperChoice({ loaded: { preview, invoices }, shown, onChoose }: PaperChoiceProps) {
  const { say } = useTexts()
  return (
    <div className={styles['papers']}>
      {preview && (
        <button type="button" aria-pressed={!shown} onClick={() => onChoose(undefined)}>
          {say('invoice.next')}
          <small>{say('invoice.tab.preview', { name: preview.holder.name || '–' })}</small>
        </button>
      )}
      {invoices.map(({ id, kind, document, creditedBy, annulled, record }) => (
        <button key={id} type="button" aria-pressed={id === shown?.id} onClick={() => onChoose(id)}>
          <span className={words['code']}>{document.number}</span>
          <small>
            {kind === 'creditNote'
              ? say('invoice.tab.creditNote')
              : say(`invoice.tab.${annulled ? 'annulled' : creditedBy ? 'credited' : 'issued'}`, {
                  name: document.holder.name,
                })}
          </small>
          {record && <RecordMark record={record} />}
        </button>
      ))}
    </div>
  )
}

interface PaperActionsProps {
  readonly acts: Invoices
  readonly loaded: StayInvoices
  /** Absent for the preview. */
  readonly invoice: StayInvoice | undefined
  readonly onChosen: (id: string) => void
}

function PaperActions({ acts, loaded: { preview, obstacle, recordsInvoices }, invoice, onChosen }: PaperActionsProps) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const [asking, setAsking] = useState<'credit' | 'annul' | 'send'>()
  const mayIssue = !invoice && mayDo('takePayments') && preview !== undefined && obstacle === undefined && !acts.isBusy
  const issue = () => preview && acts.issue(preview.gross, onChosen)
  useKey('i', mayIssue ? issue : undefined)
  const close = () => setAsking(undefined)
  const isCreditable =
    invoice?.kind === 'invoice' && !invoice.creditedBy && !invoice.annulled && mayDo('refundPayments')
  const number = invoice?.document.number ?? ''
  return (
    <>
      <Button busy={acts.isDrawing} onClick={() => acts.print(invoice?.id)}>
        <Printer size={16} aria-hidden /> {say('invoice.print')}
      </Button>
      {invoice && mayDo('workOnStay') && (
        <Button onClick={() => setAsking('send')}>
          <Mail size={16} aria-hidden /> {say('invoice.send')}
        </Button>
      )}
      <span className={words['grow']} />
      {isCreditable && invoice.record && <Button onClick={() => setAsking('annul')}>{say('invoice.annul')}</Button>}
      {isCreditable && <Button onClick={() => setAsking('credit')}>{say('invoice.credit')}</Button>}
      {invoice && (
        <span className={styles['sealed']}>
          <Lock size={14} aria-hidden /> {say('invoice.sealed')}
        </span>
      )}
      {!invoice && mayDo('takePayments') && (
        <Button look="primary" busy={acts.isBusy} disabled={obstacle !== undefined} onClick={issue}>
          {say('invoice.issue')} <Kbd>I</Kbd>
        </Button>
      )}
      {invoice && asking === 'credit' && (
        <CreditDialog
          number={number}
          asksGround={recordsInvoices === true && invoice.record !== undefined}
          busy={acts.isBusy}
          onConfirm={(reason, ground) =>
            acts.credit(invoice.id, { reason, ground }, (id) => {
              close()
              onChosen(id)
            })
          }
          onClose={close}
        />
      )}
      {invoice && asking === 'annul' && (
        <AnnulDialog
          number={number}
          busy={acts.isBusy}
          onConfirm={(reason) => acts.annul(invoice.id, reason, close)}
          onClose={close}
        />
      )}
      {invoice && asking === 'send' && (
        <SendInvoiceDialog
          number={number}
          busy={acts.isSending}
          onSend={(email) => acts.send(invoice.id, email, close)}
          onClose={close}
        />
      )}
    </>
  )
}

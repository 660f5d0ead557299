import { openMail, readMailFile, sendMailAgain } from '@foyer/contract/staff/mails.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import Paperclip from 'lucide-react/icons/paperclip'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { NotLoaded } from '../../parts/loading.tsx'
import { Panel } from '../../parts/panel.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useToast } from '../../parts/toasts.tsx'
import { focusOpenRow } from '../../parts/use-row-keys.ts'
import { place } from '../../places/place.ts'
import { useAddress } from '../../places/places-context.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { MailPreview } from './mail-preview.tsx'
import styles from './mails.module.css'
import { MailState } from './mails-view.tsx'
import { splitLinks } from './split-links.ts'

/** A mail as it was sent. */
export function MailPanel({ id }: { id: string }) {
  const { say, moment } = useTexts()
  const address = useAddress()
  const toast = useToast()
  const complain = useProblemToast()
  const now = useNow()
  const loaded = useLoad(openMail, { params: { id } })
  const { data: mail, refetch } = loaded
  const again = useCall(sendMailAgain)
  const file = useMailFile(id)
  const close = () => {
    focusOpenRow()
    address.go(place('mails'))
  }
  const sendAgain = () =>
    again.mutate(
      { params: { id } },
      { onSuccess: () => toast('done', say('mail.again.said')), onError: complain, onSettled: () => void refetch() },
    )
  return (
    <Panel
      label={say('mail.label', { to: mail?.to ?? '' })}
      about={id}
      over={mail?.to}
      title={mail?.subject ?? say('mails.title')}
      under={
        mail && (
          <>
            <MailState mail={mail} /> · {say('mail.written', { time: moment(mail.createdAt, now) })}
            {mail.sentAt && ` · ${say('mail.sent', { time: moment(mail.sentAt, now) })}`}
          </>
        )
      }
      foot={
        mail?.state === 'failed' && (
          <Button busy={again.isPending} onClick={sendAgain}>
            {say('mail.again')}
          </Button>
        )
      }
      onClose={close}
    >
      <NotLoaded of={loaded} rows={5} />
      {mail?.lastError && (
        <CallOut mark="failed" title={say('mail.said')}>
          {mail.lastError} ({say('mails.tries', { n: mail.tries })})
        </CallOut>
      )}
      {mail?.linkHidden && <p className={words['note']}>{say('mail.linkHidden')}</p>}
      {mail?.file && (
        <p>
          <Button busy={file.busy} onClick={file.save}>
            <Paperclip size={16} aria-hidden />
            {mail.file}
          </Button>
        </p>
      )}
      {mail && <MailPreview html={mail.html} subject={mail.subject} />}
      {mail && (
        <details className={styles['plain']}>
          <summary>{say('mail.text')}</summary>
          <MailText text={mail.text} />
        </details>
      )}
    </Panel>
  )
}

/** Fetched on demand. */
function useMailFile(id: string) {
  const complain = useProblemToast()
  const read = useCall(readMailFile)
  return {
    busy: read.isPending,
    save: () => read.mutate({ params: { id } }, { onSuccess: saveFile, onError: complain }),
  }
}

function MailText({ text }: { text: string }) {
  return (
    <div className={styles['text']}>
      {splitLinks(text, location.origin).map((part) =>
        part.href ? (
          <a
            key={part.at}
            className={`${words['link']} ${words['inText']}`}
            href={part.href}
            target="_blank"
            rel="noreferrer"
          >
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </div>
  )
}

import { type HotelPublication, readHotelHistory } from '@foyer/contract/staff/hotel.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { ConfirmDialog, Dialog } from '../../parts/dialog.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { ChangeList } from './change-list.tsx'
import styles from './hotel.module.css'
import type { HotelForm } from './use-hotel.ts'

/** All publications with their changes; any of them can be restored. */
export function HistoryDialog({ form, onClose }: { form: HotelForm; onClose: () => void }) {
  const { say } = useTexts()
  const load = useLoad(readHotelHistory, {}, { again: true })
  /** `undo`: reverts the last publication; a number: restores that version. */
  const [asked, setAsked] = useState<'undo' | number>()
  const publications = load.data?.publications
  if (asked !== undefined)
    return (
      <ConfirmDialog
        title={say('hotel.history.confirm')}
        text={
          asked === 'undo'
            ? say('hotel.history.confirmUndo')
            : say('hotel.history.confirmText', { version: String(asked) })
        }
        does={asked === 'undo' ? say('hotel.history.undo') : say('hotel.history.back', { version: String(asked) })}
        busy={form.isPublishing}
        onConfirm={() => form.undo(asked === 'undo' ? undefined : asked, onClose)}
        onClose={() => setAsked(undefined)}
      />
    )
  return (
    <Dialog title={say('hotel.history.title')} onClose={onClose}>
      {load.error && !publications && <LoadProblem problem={load.error} onAgain={() => void load.refetch()} />}
      {!load.error && !publications && <Loading />}
      {publications && publications.length > 1 && (
        <div>
          <Button onClick={() => setAsked('undo')}>{say('hotel.history.undo')}</Button>
        </div>
      )}
      <ol className={styles['history']}>
        {publications?.map((publication, at) => (
          <li key={publication.version}>
            <PublicationHead publication={publication} isLast={at === publications.length - 1} />
            <ChangeList changes={publication.changes} currency={form.currency} />
            {at > 0 && (
              <Button look="quiet" onClick={() => setAsked(publication.version)}>
                {say('hotel.history.back', { version: String(publication.version) })}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function PublicationHead({ publication, isLast }: { publication: HotelPublication; isLast: boolean }) {
  const { say, moment } = useTexts()
  const now = useNow()
  const { version, at, by, undoes, restores } = publication
  const kind = undoes
    ? say('hotel.history.undoes', { version: String(undoes) })
    : restores
      ? say('hotel.history.restores', { version: String(restores) })
      : isLast
        ? say('hotel.history.first')
        : undefined
  return (
    <p>
      <b>{say('hotel.history.version', { version: String(version) })}</b>{' '}
      <span className={words['soft']}>
        {[moment(at, now), by ?? say('hotel.history.operator'), kind].filter(Boolean).join(' · ')}
      </span>
    </p>
  )
}

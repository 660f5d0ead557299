import Cable from 'lucide-react/icons/cable'
import HistoryIcon from 'lucide-react/icons/history'
import Users from 'lucide-react/icons/users'
import { useEffect, useState } from 'react'
import { Button, buttonClass } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { AuthoritySection } from './authority-section.tsx'
import { formatPath } from './change-texts.ts'
import { ClosingSection } from './closing-section.tsx'
import { FolioSection } from './folio-section.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import styles from './hotel.module.css'
import { LanguagesSection } from './languages-section.tsx'
import { LegalSection } from './legal-section.tsx'
import { MembersDialog } from './members-dialog.tsx'
import { RatesSection } from './rates-section.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { RoomsSection } from './rooms-section.tsx'
import { FieldSection } from './section.tsx'
import { type HotelForm, useHotel } from './use-hotel.ts'

/**
 * The settings that hotels edit themselves; changes take effect only after review and publication.
 */
export function HotelView() {
  const { say } = useTexts()
  const { partyWord } = useSession().hotel
  const link = useLink()
  const form = useHotel()
  const [open, setOpen] = useState<'review' | 'history' | 'members'>()
  const close = () => setOpen(undefined)
  const acts = (
    <>
      {partyWord === 'guest' && (
        <a className={buttonClass()} {...link(place('system'))}>
          <Cable size={16} aria-hidden />
          {say('systemSetup.title')}
        </a>
      )}
      <Button onClick={() => setOpen('members')}>
        <Users size={16} aria-hidden />
        {say('hotel.members.title')}
      </Button>
      <Button onClick={() => setOpen('history')}>
        <HistoryIcon size={16} aria-hidden />
        {say('hotel.history')}
      </Button>
    </>
  )
  return (
    <Page
      title={say('hotel.title')}
      sub={form.draft && say('hotel.sub', { version: String(form.version) })}
      act={form.draft && acts}
    >
      {form.problem && <LoadProblem problem={form.problem} onAgain={form.again} />}
      {!form.problem && !form.draft && <Loading />}
      {form.draft && (
        <ScrollRegion label={say('hotel.region')} className={styles['form']}>
          <Issues form={form} />
          <FieldSection name="names" form={form} />
          <FieldSection name="establishment" form={form} />
          <FieldSection name="clock" form={form} />
          <LanguagesSection form={form} />
          <FieldSection name="hours" form={form} />
          <FieldSection name="housekeeping" form={form} />
          <FieldSection name="noShow" form={form} />
          <FieldSection name="cancellation" form={form} />
          <FieldSection name="wifi" form={form} />
          <RoomsSection form={form} />
          <RatesSection form={form} />
          <FolioSection form={form} />
          <FieldSection name="corrections" form={form} />
          <FieldSection name="invoices" form={form} />
          <ClosingSection form={form} />
          <FieldSection name="mail" form={form} />
          <AuthoritySection form={form} />
          <FieldSection name="devices" form={form} />
          <FieldSection name="retention" form={form} />
          <LegalSection form={form} />
        </ScrollRegion>
      )}
      {form.isChanged && (
        <div className={styles['foot']}>
          <p role="status">{say(form.isOvertaken ? 'hotel.overtaken' : 'hotel.unpublished')}</p>
          <Button onClick={form.forget}>{say('hotel.forget')}</Button>
          <Button
            look="primary"
            busy={form.isChecking}
            disabled={form.isOvertaken}
            onClick={() => form.check(() => setOpen('review'))}
          >
            {say('hotel.review')}
          </Button>
        </div>
      )}
      {open === 'review' && <ReviewDialog form={form} onClose={close} />}
      {open === 'members' && <MembersDialog onClose={close} />}
      {open === 'history' && <HistoryDialog form={form} onClose={close} />}
    </Page>
  )
}

/** Repeats the errors at the top, because the button may be far from the field. */
function Issues({ form }: { form: HotelForm }) {
  const speech = useTexts()
  const { issues } = form
  // The list of errors pushes everything down and would move the field out of sight.
  useEffect(() => {
    if (issues.length > 0) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [issues])
  if (issues.length === 0) return null
  return (
    <CallOut announced mark="failed" title={speech.say('hotel.wrong')}>
      <ul className={styles['issues']}>
        {issues.map(({ path, message }) => (
          <li key={path}>
            {formatPath(path, speech)}: {message}
          </li>
        ))}
      </ul>
    </CallOut>
  )
}

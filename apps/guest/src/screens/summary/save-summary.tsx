import { MOST_NOTES } from '@foyer/contract/booking.ts'
import { arrivalTimes } from '@foyer/domain/pre-checkin/arrival-time.ts'
import { Button } from '@foyer/web/parts/button.tsx'
import { FieldGrid } from '@foyer/web/parts/field-grid.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import { SelectField } from '@foyer/web/parts/select-field.tsx'
import { Skeleton } from '@foyer/web/parts/skeleton.tsx'
import { TextField } from '@foyer/web/parts/text-field.tsx'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import { useId } from 'react'
import { useScreenKeyboard } from '../../fields/use-screen-keyboard.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { openHelp } from '../../frame/help/help.ts'
import { formatTwelveHours } from '../../site/format-time.ts'
import { useSite } from '../../site/site-context.tsx'
import css from './save-summary.module.css'
import { SavedResult } from './saved-result.tsx'
import { useSaveSummary } from './use-save-summary.ts'

/** When they come and what the hotel should know: all that is left to say before arrival. */
export function SaveSummary() {
  const { label, language } = useSite()
  const text = label.on('check-in-summary')
  const summary = useSaveSummary()
  const keyboard = useScreenKeyboard()
  const form = useId()
  const { booking, asksTime, notes, errors } = summary
  if (booking && summary.saved)
    return (
      <SavedResult booking={booking} keyCode={summary.keyCode} onChange={summary.change} onFinish={summary.finish} />
    )
  const picture = { picture: <ConfiguredPicture name="guests" />, onBack: summary.back }
  if (!booking)
    return (
      <GuestFrame {...picture} question={text('save.loading')}>
        <GuestWaiting shape={<Skeleton lines={['medium', 'card']} />} words={text('save.loading')} />
      </GuestFrame>
    )
  return (
    <GuestFrame
      {...picture}
      question={text(asksTime ? 'save.question' : 'save.questionHere')}
      hint={text(asksTime ? 'save.hint' : 'save.hintHere')}
      primary={
        <Button kind="primary" type="submit" form={form} busy={summary.busy} iconEnd={<Check />}>
          {text('save.save')}
        </Button>
      }
    >
      {errors.length > 0 && (
        <Notice
          kind="problem"
          announced
          icon={<CircleAlert />}
          action={
            <Button size="small" icon={<ConciergeBell />} onPress={() => openHelp('reception')}>
              {label('tools.reception')}
            </Button>
          }
        >
          <p>{text('save.refused')}</p>
          <ul>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </Notice>
      )}
      <form
        id={form}
        noValidate
        {...keyboard.watched}
        onSubmit={(event) => {
          event.preventDefault()
          void summary.save()
        }}
      >
        <FieldGrid stacked>
          {asksTime && (
            <SelectField
              name="arrivalTime"
              label={text('save.arrivalTime')}
              value={summary.arrivalTime}
              onChange={(arrivalTime) => summary.say({ arrivalTime })}
              options={arrivalTimes.map((time) => ({ value: time, name: formatTwelveHours(time, language) }))}
              searchLabel={label('field.search')}
              nothingFound={label('field.nothingFound')}
            />
          )}
          <div>
            <TextField
              name="notes"
              label={text('save.notes')}
              optionalMark={label('field.optional')}
              value={notes}
              onChange={(typed) => summary.say({ notes: typed })}
              lines={4}
              maxLength={MOST_NOTES}
              autoCapitalize="sentences"
              dir="auto"
            />
            <p className={css['counter']}>{text('save.counter', { count: notes.length, most: MOST_NOTES })}</p>
          </div>
        </FieldGrid>
      </form>
      {keyboard.keys}
    </GuestFrame>
  )
}

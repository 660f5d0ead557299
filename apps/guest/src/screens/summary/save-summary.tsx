import { MAX_NOTES_LENGTH } from '@foyer/contract/guests.ts'
import { arrivalTimes } from '@foyer/domain/pre-checkin/arrival-time.ts'
import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, Suspense, useEffect } from 'react'
import { FieldPlaceholder } from '../../fields/field-placeholder.tsx'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { FieldGrid } from '../../parts/field-grid.tsx'
import { Notice } from '../../parts/notice.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { formatArrivalTime } from '../../site/format-time.ts'
import { useSite } from '../../site/site-context.tsx'
import css from './save-summary.module.css'
import { useSaveSummary } from './use-save-summary.ts'

/** Loaded lazily: the select field is large, and the result is only needed after the form. */
const SelectField = lazyPart(async () => (await import('../../parts/select-field.tsx')).SelectField)
const SavedResult = lazyPart(async () => (await import('./saved-result.tsx')).SavedResult)

/** Arrival time and notes: all that is left to enter before arrival. */
export function SaveSummary({ coming }: { coming: ReactNode }) {
  const { label, language } = useSite()
  const text = label.on('check-in-summary')
  const summary = useSaveSummary()
  const form = useScreenForm(summary.save)
  const { reservation, asksTime, notes, errors } = summary
  useEffect(() => {
    if (asksTime) SelectField.preload()
    SavedResult.preload()
  }, [asksTime])
  if (!reservation) return coming
  if (summary.saved)
    return (
      <Suspense fallback={coming}>
        <SavedResult
          reservation={reservation}
          keyCode={summary.keyCode}
          onChange={summary.change}
          onFinish={summary.finish}
        />
      </Suspense>
    )
  return (
    <GuestFrame
      picture={<ConfiguredPicture name="guests" />}
      onBack={summary.back}
      question={text(asksTime ? 'save.question' : 'save.questionHere')}
      hint={text(asksTime ? 'save.hint' : 'save.hintHere')}
      primary={
        <Button kind="primary" {...form.sends} busy={summary.busy} iconEnd={<Check />}>
          {text('save.save')}
        </Button>
      }
    >
      {errors.length > 0 && (
        <Notice kind="problem" announced icon={<CircleAlert />} action={<ReceptionButton size="small" />}>
          <p>{text('save.refused')}</p>
          <ul>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </Notice>
      )}
      <form {...form.watched}>
        <FieldGrid stacked>
          {asksTime && (
            <Suspense fallback={<FieldPlaceholder />}>
              <SelectField
                name="arrivalTime"
                label={text('save.arrivalTime')}
                value={summary.arrivalTime}
                onChange={(arrivalTime) => summary.say({ arrivalTime })}
                options={arrivalTimes.map((time) => ({ value: time, name: formatArrivalTime(time, language) }))}
                searchLabel={label('field.search')}
                nothingFound={label('field.nothingFound')}
              />
            </Suspense>
          )}
          <div>
            <TextField
              name="notes"
              label={text('save.notes')}
              optionalMark={label('field.optional')}
              value={notes}
              onChange={(typed) => summary.say({ notes: typed })}
              lines={4}
              maxLength={MAX_NOTES_LENGTH}
              autoCapitalize="sentences"
              dir="auto"
            />
            <p className={css['counter']}>{text('save.counter', { count: notes.length, most: MAX_NOTES_LENGTH })}</p>
          </div>
        </FieldGrid>
      </form>
      {form.keys}
    </GuestFrame>
  )
}

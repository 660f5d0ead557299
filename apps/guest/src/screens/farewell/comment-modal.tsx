import { MAX_COMMENT_LENGTH } from '@foyer/contract/checkout.ts'
import Send from 'lucide-react/icons/send'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { StarRating } from '../../parts/star-rating.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './farewell.module.css'
import type { useSurvey } from './use-survey.ts'

/** Rating and optional comment before the guest leaves. */
export function CommentModal({ survey }: { survey: ReturnType<typeof useSurvey> }) {
  const { label } = useSite()
  const text = label.on('farewell')
  const form = useScreenForm(survey.send)
  return (
    <Modal
      open={survey.isOpen}
      shape="wide"
      title={text('comment.title')}
      text={text('comment.text')}
      onClose={survey.close}
      actions={
        <>
          <Button onPress={survey.close}>{text('comment.notNow')}</Button>
          <Button kind="primary" {...form.sends} busy={survey.busy} iconEnd={<Send />}>
            {text('comment.send')}
          </Button>
        </>
      }
    >
      <form className={css['comment']} {...form.watched}>
        <StarRating
          label={text('stars')}
          value={survey.rating}
          onChange={survey.rate}
          nameOf={(stars) => label('finish.stars', { stars })}
        />
        <TextField
          name="comment"
          label={text('comment.label')}
          optionalMark={label('field.optional')}
          value={survey.comment}
          onChange={survey.write}
          lines={4}
          maxLength={MAX_COMMENT_LENGTH}
          autoCapitalize="sentences"
          dir="auto"
        />
      </form>
      {survey.failed && (
        <Notice kind="warning" announced>
          {text('comment.failed')}
        </Notice>
      )}
      {form.keys}
    </Modal>
  )
}

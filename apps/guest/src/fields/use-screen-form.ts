import { type FormEvent, useId } from 'react'
import { useFirstIssue } from './use-first-issue.ts'
import { type KeyboardOptions, useScreenKeyboard } from './use-screen-keyboard.tsx'

/**
 * A form with the on-screen keyboard, submitted by its last box or by a button
 * outside the form. If the form has issues, the first one gets the focus afterwards.
 *
 *     const form = useScreenForm(search.submit)
 *     <GuestFrame primary={<Button {...form.sends}>…</Button>}>
 *       <form {...form.watched}>…fields…</form>
 *       {form.keys}
 *     </GuestFrame>
 */
export function useScreenForm(send: () => unknown, patience?: KeyboardOptions) {
  const id = useId()
  const { watched, keys } = useScreenKeyboard(patience)
  const lookAfter = useFirstIssue()
  return {
    sends: { type: 'submit', form: id } as const,
    watched: {
      ...watched,
      id,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        void lookAfter(send())
      },
    },
    keys,
  }
}

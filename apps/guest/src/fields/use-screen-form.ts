import { type FormEvent, useId } from 'react'
import { useScreenKeyboard } from './use-screen-keyboard.tsx'

/**
 * A form with the keys of the screen, sent by its last box or by a button that stands outside of it.
 *
 *     const form = useScreenForm(search.submit)
 *     <GuestFrame primary={<Button {...form.sends}>…</Button>}>
 *       <form {...form.watched}>…fields…</form>
 *       {form.keys}
 *     </GuestFrame>
 */
export function useScreenForm(send: (form: HTMLFormElement) => unknown) {
  const id = useId()
  const { watched, keys } = useScreenKeyboard()
  return {
    sends: { type: 'submit', form: id } as const,
    watched: {
      ...watched,
      id,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        void send(event.currentTarget)
      },
    },
    keys,
  }
}

import { eraseGuest, exportGuest } from '@foyer/contract/staff/privacy.ts'
import { makeAgreement, makeCards } from '@foyer/contract/staff/registration.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

/** The documents of a stay, and a guest's privacy requests. */
export function useDocuments(reference: string, onChanged: () => void) {
  const { say, day } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const cards = useCall(makeCards)
  const agreement = useCall(makeAgreement)
  const copy = useCall(exportGuest)
  const erasing = useCall(eraseGuest)
  return {
    isMakingCards: cards.isPending,
    makeCards: () => cards.mutate({ params: { reference } }, { onSuccess: saveFile, onError: complain }),
    isMakingAgreement: agreement.isPending,
    makeAgreement: () => agreement.mutate({ params: { reference } }, { onSuccess: saveFile, onError: complain }),
    exportGuest: (guestId: string, format: 'json' | 'pdf') =>
      copy.mutate({ params: { reference, guestId }, body: { format } }, { onSuccess: saveFile, onError: complain }),
    isErasing: erasing.isPending,
    erase: ({ guestId, account }: { guestId: string; account: boolean }, onDone: () => void) =>
      erasing.mutate(
        { params: { reference, guestId }, body: account ? { account } : {} },
        {
          onSuccess: ({ what, until, accountClosed }) => {
            const said = say(`stay.erase.said.${what}`, { day: until ? day(until) : '' })
            toast('done', accountClosed ? `${said} ${say('stay.erase.said.account')}` : said)
          },
          onError: complain,
          onSettled: () => {
            onChanged()
            onDone()
          },
        },
      ),
  }
}

export type Documents = ReturnType<typeof useDocuments>

import { makeDayCards, makePoliceExport, type PoliceFormat, readRegister } from '@foyer/contract/staff/registration.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { saveFile } from '../../parts/save-file.ts'

/** The registers of one day; by default of the hotel's today. */
export function useRegisters(day: string | undefined) {
  const complain = useProblemToast()
  const load = useLoad(readRegister, { query: day ? { day } : {} })
  const cards = useCall(makeDayCards)
  const police = useCall(makePoliceExport)
  const again = () => void load.refetch()
  return {
    register: load.data,
    problem: load.data ? undefined : load.error,
    again,
    isBusy: cards.isPending || police.isPending,
    makeCards: (of: string) => cards.mutate({ body: { day: of } }, { onSuccess: saveFile, onError: complain }),
    report: (of: string, format: PoliceFormat) =>
      police.mutate({ body: { day: of, format } }, { onSuccess: saveFile, onError: complain, onSettled: again }),
  }
}

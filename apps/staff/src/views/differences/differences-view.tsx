import { listDifferences, resolveDifference, type StaffDifference } from '@foyer/contract/staff/differences.ts'
import type { DifferenceResolution } from '@foyer/domain/reservation/book-difference.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { Table } from '../../parts/table.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './differences.module.css'
import { useDifferenceText } from './use-difference-text.ts'

/** Where both books differ, and who decides it: reception, one by one. */
export function DifferencesView() {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const load = useLoad(listDifferences)
  const { mutate, isPending } = useCall(resolveDifference)
  const resolve = (id: string, resolution: DifferenceResolution) =>
    mutate(
      { params: { id }, body: { resolution } },
      {
        onSuccess: ({ outcome }) => {
          if (outcome === 'settled') toast('done', say(`differences.done.${resolution}`))
          else toast('needsPerson', say('differences.stillDiffers'))
        },
        onError: complain,
        onSettled: () => void load.refetch(),
      },
    )
  const all = load.data?.differences
  return (
    <Page title={say('differences.title')} sub={say('differences.sub')}>
      {load.error && !load.data && <LoadProblem problem={load.error} onAgain={() => void load.refetch()} />}
      {!all && !load.error && <Loading />}
      {all?.length === 0 && <Empty title={say('differences.none')} />}
      {all && all.length > 0 && (
        <ScrollRegion label={say('differences.title')}>
          <DifferencesTable
            all={all}
            currency={load.data?.currency ?? 'EUR'}
            onResolve={isPending ? undefined : resolve}
          />
        </ScrollRegion>
      )}
    </Page>
  )
}

interface DifferencesTableProps {
  readonly all: readonly StaffDifference[]
  readonly currency: string
  /** Absent while one is being resolved. */
  readonly onResolve: ((id: string, resolution: DifferenceResolution) => void) | undefined
}

function DifferencesTable({ all, currency, onResolve }: DifferencesTableProps) {
  const { say } = useTexts()
  const link = useLink()
  const toText = useDifferenceText(currency)
  return (
    <Table
      caption={say('differences.title')}
      className={styles['table']}
      columns={[
        { label: say('differences.reservation') },
        { label: say('differences.what') },
        { label: say('differences.ours') },
        { label: say('differences.theirs') },
        { label: say('differences.do'), unseen: true },
      ]}
    >
      <tbody>
        {all.map((one) => {
          const { id, reference, kind, resolutions } = one
          const what = say(`differences.kind.${kind}`)
          return (
            <tr key={id}>
              <td>
                <a className={words['link']} {...link(place('arrivals', { reference }))}>
                  {reference}
                </a>
              </td>
              <td>{what}</td>
              <td data-label={say('differences.ours')}>{toText(one, 'ours')}</td>
              <td data-label={say('differences.theirs')}>{toText(one, 'theirs')}</td>
              <td>
                <span className={styles['acts']}>
                  {resolutions.map((resolution) => (
                    <Button
                      key={resolution}
                      aria-label={`${say(`differences.do.${resolution}`)}: ${reference}, ${what}`}
                      onClick={() => onResolve?.(id, resolution)}
                    >
                      {say(`differences.do.${resolution}`)}
                    </Button>
                  ))}
                </span>
                {kind === 'dates' && <p className={words['note']}>{say('differences.addedNights')}</p>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

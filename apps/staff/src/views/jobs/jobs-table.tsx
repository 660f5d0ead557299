import type { Job } from '@foyer/contract/staff/jobs.ts'
import { Button } from '../../parts/button.tsx'
import grid from '../../parts/grid.module.css'
import { StateLabel } from '../../parts/state-label.tsx'
import { Table } from '../../parts/table.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { toDuration, toInterval, toJobState } from './job-state.ts'
import styles from './jobs.module.css'

export function JobsTable({ jobs, onRun }: { jobs: readonly Job[]; onRun: (job: Job) => void }) {
  const { say } = useTexts()
  return (
    <Table
      caption={say('jobs.title')}
      className={styles['jobs']}
      columns={[
        { label: say('jobs.job') },
        { label: say('jobs.schedule'), className: styles['when'] },
        { label: say('jobs.state') },
        { label: say('jobs.last') },
        { label: say('jobs.took'), className: `${words['number']} ${styles['when']}` },
        { label: say('jobs.next'), className: styles['when'] },
        { label: say('do.more'), unseen: true },
      ]}
    >
      <tbody>
        {jobs.map((job) => (
          <JobRow key={job.name} job={job} onRun={onRun} />
        ))}
      </tbody>
    </Table>
  )
}

function JobRow({ job, onRun }: { job: Job; onRun: (job: Job) => void }) {
  const { say, moment, seconds, count } = useTexts()
  const now = useNow()
  const name = say(`job.${job.name}`)
  const took = job.last && toDuration(job.last.tookMs)
  return (
    <tr>
      <td className={`${grid['wrap']} ${styles['name']}`}>
        <b>{name}</b> {job.of === 'server' && <span className={words['muted']}>{say('jobs.ofServer')}</span>}
        <p className={words['note']}>{say(`job.${job.name}.what`)}</p>
      </td>
      <td className={styles['when']}>
        <Schedule schedule={job.schedule} />
      </td>
      <td className={grid['wrap']}>
        <JobState job={job} now={now} />
      </td>
      <td title={job.last && seconds(job.last.at)}>{job.last && moment(job.last.at, now)}</td>
      <td className={`${words['number']} ${styles['when']}`}>
        {took && say(`jobs.took.${took.unit}`, { n: count(took.n) })}
      </td>
      <td className={styles['when']}>
        {Date.parse(job.nextAt) > now.getTime() ? moment(job.nextAt, now) : say('jobs.next.now')}
      </td>
      <td>
        <span className={grid['acts']}>
          {job.mayRun && (
            <Button
              aria-label={`${say('jobs.run')}: ${name}`}
              disabled={job.runningSince !== undefined}
              onClick={() => onRun(job)}
            >
              {say('jobs.run')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}

function Schedule({ schedule }: { schedule: Job['schedule'] }) {
  const { say } = useTexts()
  if ('at' in schedule) return say('jobs.schedule.at', { time: schedule.at })
  const { unit, n } = toInterval(schedule.everySeconds)
  return say(`jobs.schedule.${unit}`, { n })
}

function JobState({ job, now }: { job: Job; now: Date }) {
  const { say, span, moment } = useTexts()
  const { word, mark } = toJobState(job)
  const values = {
    span: job.runningSince ? span(job.runningSince, now) : '',
    name: job.askedBy ?? '',
    time: moment(job.nextAt, now),
    n: job.failures,
    why: say(`jobs.failure.${job.last?.failure ?? 'unexpected'}`),
  }
  return <StateLabel mark={mark}>{say(`jobs.state.${word}`, values)}</StateLabel>
}

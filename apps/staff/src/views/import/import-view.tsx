import Upload from 'lucide-react/icons/upload'
import { type DragEvent, useId, useRef, useState } from 'react'
import { Button, buttonClass } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { Loading } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { useProblemText } from '../../parts/problem-text.ts'
import { place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './import.module.css'
import { ImportCheck } from './import-check.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportReport } from './import-report.tsx'
import { importTemplate } from './template.ts'
import { useImport } from './use-import.ts'

export function ImportView() {
  const { say } = useTexts()
  const textOf = useProblemText()
  const link = useLink()
  const { name, isTooLarge, isReading, isImporting, problem, report, result, reading, readAs, choose, go, forget } =
    useImport()
  // Shows the previous report while the file is read with other options.
  const last = useRef(report)
  if (report) last.current = report
  const shown = result ?? report ?? (name ? last.current : undefined)
  const wanted = (report?.counts.new ?? 0) + (report?.counts.changed ?? 0)
  const act = shown && (
    <>
      <Button onClick={forget}>{say('import.another')}</Button>
      {result ? (
        <a className={buttonClass('primary')} {...link(place('arrivals'))}>
          {say('import.toArrivals')}
        </a>
      ) : (
        <Button look="primary" busy={isImporting} disabled={wanted === 0} onClick={go}>
          {wanted === 0 ? say('import.nothing') : say('import.do', { n: wanted })}
        </Button>
      )}
    </>
  )
  return (
    <Page title={say('import.title')} sub={name ?? say('import.sub')} act={act}>
      {problem && (
        <div className={styles['say']}>
          <CallOut announced mark="failed" title={say('problem.title')}>
            {textOf(problem)}
          </CallOut>
        </div>
      )}
      {isTooLarge && (
        <div className={styles['say']}>
          <CallOut announced mark="failed" title={say('import.tooLarge')} />
        </div>
      )}
      {result && (
        <div className={styles['say']}>
          <CallOut announced mark="done" title={say('import.done', { n: result.counts.new + result.counts.changed })} />
        </div>
      )}
      {isReading && !shown && <Loading />}
      {!shown && !isReading && <ChooseFile onFile={(file) => void choose(file)} />}
      {shown && !result && !shown.unreadable && <ImportColumns report={shown} reading={reading} onRead={readAs} />}
      {shown && !result && !shown.unreadable && <ImportCheck report={shown} reading={reading} onRead={readAs} />}
      {shown && <ImportReport report={shown} name={name ?? ''} />}
    </Page>
  )
}

function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const { say } = useTexts()
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  return (
    <div className={styles['choose']}>
      <label
        htmlFor={id}
        className={`${styles['drop']} ${isOver ? styles['over'] : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Upload size={24} aria-hidden />
        <b>{say('import.choose')}</b>
        <span>{say('import.drop')}</span>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          className={words['sr']}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) onFile(file)
          }}
        />
      </label>
      <p className={styles['template']}>
        <a
          className={words['link']}
          download="reservations.csv"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(importTemplate)}`}
        >
          {say('import.template')}
        </a>
      </p>
    </div>
  )
}

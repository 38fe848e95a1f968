import { useState } from 'react'
import type { Language } from '@portal/core/kernel/rules'
import { lineStates, type TextForms } from '@portal/core/text-editing/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { FormsText } from './forms-text.tsx'
import type { Comparison, ImportLine } from './queries.ts'
import { nameOf } from './text-forms.ts'
import styles from './texts.module.css'

interface ImportLinesProps {
  readonly language: Language
  readonly comparison: Comparison
  readonly isBusy: boolean
  readonly onImport: (lines: readonly ImportLine[]) => void
}

const isChoice = ({ state }: ImportLine): boolean => state === 'change' || state === 'unbased'

/** What a file would change, line by line; conflicts and wrong lines cannot be chosen. */
export function ImportLines({ language, comparison, isBusy, onImport }: ImportLinesProps) {
  const { t, format } = useTexts()
  const { lines, same, kept, exportedAt } = comparison
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(lines.filter(({ state }) => state === 'change').map(({ Id }) => Id)),
  )
  const picked = lines.filter((line) => isChoice(line) && chosen.has(line.Id))
  const toggle = (id: string, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, id] : [...before].filter((one) => one !== id)))
  return (
    <Stack>
      <Banner tone="info" live="status">
        <p>
          {exportedAt === null
            ? t('Languages.NoBase')
            : t('Languages.ExportedAt', { date: format.date(exportedAt, 'dayTime') })}
        </p>
        <p>{t('Languages.Same', { count: same })}</p>
        {kept > 0 && <p>{t('Languages.Kept', { count: kept })}</p>}
        {lines.length === 0 && <p>{t('Languages.NothingToImport')}</p>}
      </Banner>
      {lineStates.map((state) => {
        const ofState = lines.filter((line) => line.state === state)
        if (ofState.length === 0) return null
        return (
          <section key={state} aria-labelledby={`lines-${state}`}>
            <h3 id={`lines-${state}`}>
              {t(`Languages.Line_${state}`)} ({format.number(ofState.length)})
            </h3>
            <p className={styles.soft}>{t(`Languages.LineText_${state}`)}</p>
            <ul className={styles.rows}>
              {ofState.map((line) => (
                <li key={line.Id} className={styles.line}>
                  {isChoice(line) ? (
                    <Checkbox
                      name="line"
                      id={`line-${line.Id}`}
                      label={nameOf(line)}
                      checked={chosen.has(line.Id)}
                      onChange={({ currentTarget: { checked } }) => toggle(line.Id, checked)}
                    />
                  ) : (
                    <strong>{nameOf(line)}</strong>
                  )}
                  <Values line={line} language={language} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {picked.length > 0 && (
        <div>
          <Button busy={isBusy} onClick={() => onImport(picked)}>
            {t('Languages.ImportCount', { count: picked.length })}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function Values({
  line: { base, now, file, errors },
  language,
}: {
  line: ImportLine
  language: Language
}) {
  const { t } = useTexts()
  const value = (label: string, forms: TextForms | null) =>
    forms && (
      <div>
        <dt>{label}</dt>
        <dd>
          <FormsText forms={forms} language={language} />
        </dd>
      </div>
    )
  return (
    <>
      <dl className={styles.three}>
        {value(t('Languages.AtExport'), base)}
        {value(t('Languages.Now'), now)}
        {value(t('Languages.InFile'), file)}
      </dl>
      {errors.map((error) => (
        <p key={error} className={styles.error}>
          {error}
        </p>
      ))}
    </>
  )
}

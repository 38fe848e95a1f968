import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Fact } from '../../../parts/fact.tsx'
import { deleteLegistarForm, readLegistarForm } from './legistar-forms.ts'
import styles from './legistar.module.css'
import type { LegistarSource } from './queries.ts'

const looks = {
  failing: { color: 'red', text: 'Legistar.Failing' },
  reading: { color: 'blue', text: 'Legistar.Reading' },
  waiting: { color: 'gray', text: 'Legistar.Waiting' },
  works: { color: 'green', text: 'Legistar.Works' },
} as const

function stateOf({ problem, isReading, lastGoodAt }: LegistarSource): keyof typeof looks {
  if (problem) return 'failing'
  if (isReading) return 'reading'
  return lastGoodAt ? 'works' : 'waiting'
}

/** What is read, how the last read went, and what staff can do about it. */
export function LegistarCard({
  source,
  mayChange,
}: {
  source: LegistarSource
  mayChange: boolean
}) {
  const { t, format } = useTexts()
  const { client, failures, hasToken, lastGoodAt, lastTriedAt, nextAt, problem, report } = source
  const { color, text } = looks[stateOf(source)]
  const at = (instant: string | null) =>
    instant ? format.date(instant, 'dayTime') : t('Legistar.Never')
  return (
    <Card title={client} aside={<StatusBadge color={color}>{t(text)}</StatusBadge>}>
      {problem && (
        <p className={styles.problem}>
          {t(`Legistar.problem-${problem}`, { code: source.seen })}{' '}
          {problem === 'refused' && report?.importId ? (
            <a href={`/imports/${report.importId}`}>{t('Legistar.WhatIsWrong')}</a>
          ) : (
            t('Legistar.Kept')
          )}
        </p>
      )}
      <dl className={styles.facts}>
        <Fact label={t('Legistar.LastGood')}>{at(lastGoodAt)}</Fact>
        {failures > 0 && <Fact label={t('Legistar.LastTried')}>{at(lastTriedAt)}</Fact>}
        <Fact label={t('Legistar.Next')}>{at(nextAt)}</Fact>
        <Fact label={t('Legistar.HasToken')}>
          {t(hasToken ? 'Legistar.TokenStored' : 'Legistar.TokenNone')}
        </Fact>
      </dl>
      {mayChange && (
        <div className={styles.actions}>
          <ReadNow />
          <Stop source={source} />
        </div>
      )}
    </Card>
  )
}

function ReadNow() {
  const form = useAppForm(readLegistarForm)
  return (
    <Form of={form}>
      <Submit of={form} label="Legistar.ReadNow" />
    </Form>
  )
}

/** Two presses, without JavaScript too. */
function Stop({ source: { version } }: { source: LegistarSource }) {
  const { t } = useTexts()
  const form = useAppForm(deleteLegistarForm)
  return (
    <details open={form.typed?.text('version') === String(version) || undefined}>
      <summary>{t('Legistar.Stop')}</summary>
      <Form of={form}>
        <p>{t('Legistar.StopText')}</p>
        <input type="hidden" name="version" value={version} />
        <Submit of={form} label="Legistar.StopSure" look="danger" />
      </Form>
    </details>
  )
}

import { useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { errorSentence } from '@portal/web-ui/forms/error-sentence'
import { Late } from '@portal/web-ui/late'
import { Row, Stack } from '@portal/web-ui/layout'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { KeptProblem, KeptReport } from '../../../device/device-database.ts'
import { removeReport, saveReport, sendReports } from '../../../device/send-reports.ts'
import { isWaitingLong, useKeptReports } from '../../../device/use-kept-reports.ts'
import { useOnline } from '../../../device/use-online.ts'
import styles from './kept-reports.module.css'
import { reportForms } from './report-form.ts'

/** Reports that wait on this device for a network, or for their author. */
export function KeptReports() {
  const { t } = useTexts()
  const reports = useKeptReports()
  if (!reports || reports.length === 0) return null
  return (
    <section aria-labelledby="kept-reports">
      <Stack>
        <h2 id="kept-reports">{t('OnDevice.WaitingTitle')}</h2>
        <p>{t('OnDevice.WaitingText')}</p>
        <ul className={styles.list}>
          {reports.map((report) => (
            <li key={report.id}>
              <OneReport report={report} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  )
}

function OneReport({ report }: { report: KeptReport }) {
  const { t, format } = useTexts()
  const { id, keptAt, photos, serviceId, state, title } = report
  const { userId } = useApp().page.viewer
  const isOnline = useOnline()
  const [isAsked, setAsked] = useState(false)
  const isSent = state.kind === 'sent'
  const path = report.category === 'feedback' ? '/feedback' : '/report'
  async function sendNow(): Promise<void> {
    await saveReport({ ...report, state: { kind: 'waiting' } })
    await sendReports(userId).catch(() => undefined)
  }
  return (
    <Stack>
      <div>
        <h3>{title}</h3>
        <p className={styles.note}>
          {t('OnDevice.SavedAt', { time: format.date(keptAt, 'dayTime') })}
          {photos.length > 0 && <> · {t('OnDevice.Photos', { count: photos.length })}</>}
        </p>
      </div>
      <State report={report} />
      <Row gap="tight">
        {!isSent && isOnline && (
          <Button size="small" onClick={() => void sendNow()}>
            {t('OnDevice.SendNow')}
          </Button>
        )}
        {!isSent && (
          <ButtonLink size="small" look="quiet" href={`${path}?id=${serviceId}&kept=${id}`}>
            {t('OnDevice.Change')}
          </ButtonLink>
        )}
        <Button
          size="small"
          look={isSent ? 'quiet' : 'plain'}
          onClick={() => (isSent ? void removeReport(id) : setAsked(true))}
        >
          {t(isSent ? 'OnDevice.Remove' : 'OnDevice.Delete')}
        </Button>
      </Row>
      {isAsked && (
        <Late>
          {() => (
            <MessageDialog
              kind="warning"
              title={t('OnDevice.DeleteTitle')}
              confirmLabel={t('OnDevice.Delete')}
              confirmLook="danger"
              onConfirm={() => void removeReport(id)}
              onClose={() => setAsked(false)}
            >
              {t('OnDevice.DeleteText')}
            </MessageDialog>
          )}
        </Late>
      )}
    </Stack>
  )
}

function State({ report }: { report: KeptReport }) {
  const { t } = useTexts()
  const { state } = report
  if (state.kind === 'waiting')
    return (
      <Banner tone={isWaitingLong(report) ? 'warn' : 'info'} title={t('OnDevice.StateWaiting')} />
    )
  if (state.kind === 'refused')
    return (
      <Banner tone="error" title={t('OnDevice.StateRefused')}>
        <Words report={report} problem={state} />
      </Banner>
    )
  const { caseNumber, statusPath } = state
  return (
    <Banner tone="success" title={t('OnDevice.StateSent')}>
      <p>
        {caseNumber === null
          ? t('OnDevice.StateSentBefore')
          : t('Report.success-submit-case', { caseNumber })}
      </p>
      {statusPath !== null && <a href={statusPath}>{t('Report.ViewRequest')}</a>}
    </Banner>
  )
}

/** The city's words, as its form would show them. */
function Words({ report, problem }: { report: KeptReport; problem: KeptProblem }) {
  const { t, find } = useTexts()
  const { labels, sentences = {} } = reportForms[report.category]
  const errors = problem.errors ?? []
  // The API's codes are text keys (contract: Problem).
  if (errors.length === 0) return <p>{problem.detail ?? t(problem.code as TextKey)}</p>
  return errors.map(({ field, code, message }) => {
    const label = typeof labels === 'function' ? undefined : labels[field]
    const key = sentences[field] ?? (code as TextKey) // As above.
    return (
      <p key={field}>
        {message ?? (label ? errorSentence({ t, find }, key, { label }) : t(key, { field }))}
      </p>
    )
  })
}

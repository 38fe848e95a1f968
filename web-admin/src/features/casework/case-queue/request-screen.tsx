import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { recordTypes } from '@portal/core/requests/rules'
import { getDesk } from '@portal/openapi/admin-client/case-queue'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from '../../../parts/desk/desk-record.module.css'
import { Presence } from '../../../parts/desk/presence.tsx'
import { useMeanwhile } from '../../../parts/desk/use-meanwhile.ts'
import { useReadOnOpen } from '../../people/staff-inbox/use-read-on-open.ts'
import { templatesQuery } from '../reply-templates/queries.ts'
import { Due } from './due.tsx'
import { mayAct } from './may-act.ts'
import { statusKey } from './names.ts'
import { type DeskRequest, presenceQuery, requestQuery } from './queries.ts'
import { RequestActions } from './request-actions.tsx'
import { Composer } from './request-composer.tsx'
import { Contact, Details, Facts } from './request-facts.tsx'
import { History } from './request-history.tsx'
import { Place } from './request-place.tsx'
import { Timeline } from './request-timeline.tsx'

interface PanelProps {
  id: string
  /** The license that it asks for; from a feature above this one. */
  license?: ReactNode
  /** What was paid for it; likewise. */
  payments?: ReactNode
}

/** A request with its actions, beside the queue. */
export function RequestPanel({ id, license, payments }: PanelProps) {
  const { t } = useTexts()
  const { data: request } = useSuspenseQuery(requestQuery(id))
  const { data: choices } = useSuspenseQuery(query(getDesk))
  const { data: templates } = useSuspenseQuery(templatesQuery())
  const address = useRouterState({ select: ({ location }) => location.searchStr })
  const wanted = new URLSearchParams(address)
  const entered = wanted.get('entered')
  // The template in the address has been sent.
  const { page } = useApp()
  const isDone = page.form?.reply.kind === 'accepted'
  const isActing = mayAct(page.viewer.roles)
  const { count, options, show } = useMeanwhile({
    events: request.timeline.length,
    code: 'Request.ChangedMeanwhile',
  })
  useReadOnOpen(`/requests/${id}`, request.version)
  const own = { request, options }
  return (
    <div className={styles.panel}>
      <Stack>
        <Heading request={request} />
        {entered === request.number && (
          <Banner tone="success" live="status">
            {t('Call.Entered', { number: entered })}
          </Banner>
        )}
        <Presence
          query={presenceQuery(id)}
          version={request.version}
          changed="Desk.HasChanged"
          onShow={show}
        />
        {count > 0 && (
          <Banner tone="warn" title={t('Desk.ChangedTitle')} live="alert">
            <p>{t('Desk.ChangedText')}</p>
            <History events={request.timeline.slice(-count)} />
          </Banner>
        )}
        <div className={styles.columns}>
          <section className={styles.main} aria-label={t('Desk.Conversation')}>
            <Timeline request={request}>
              <Details request={request} />
            </Timeline>
            {isActing && (
              <Composer
                {...own}
                templates={templates}
                chosen={isDone ? null : wanted.get('template')}
              />
            )}
          </section>
          <div className={styles.aside}>
            {license}
            {isActing && <RequestActions {...own} choices={choices} />}
            <Place {...own} />
            <Contact {...request} />
            {payments}
            <Facts request={request} />
          </div>
        </div>
      </Stack>
    </div>
  )
}

/** What, which and how far. */
function Heading({ request }: { request: DeskRequest }) {
  const { t } = useTexts()
  const { number, title, status, statusInformation, mergedInto, isWaiting, assignee } = request
  return (
    <Stack gap="tight">
      <PageTitle>{`${title} ${number}`}</PageTitle>
      <Row>
        <span>
          <VisuallyHidden>{t('Desk.Status')}: </VisuallyHidden>
          <StatusBadge color={statusInformation.color}>{t(statusKey(status))}</StatusBadge>
        </span>
        {isWaiting && <span className={styles.soft}>{t('Desk.Waiting')}</span>}
        {request.dueAt && <span className={styles.soft}>{t('Desk.Due')}</span>}
        <Due of={request} />
        <span className={styles.soft}>
          {t('Desk.Assignee')}: {assignee?.name ?? t('Desk.Nobody')}
        </span>
        {recordTypes[request.type].desk === 'permits' && (
          <a href={`/permits/${request.id}`}>{t('PermitDesk.Open')}</a>
        )}
        {mergedInto && (
          <a href={`/requests/${mergedInto.id}`}>
            {t('Desk.MergedInto', { number: mergedInto.number })}
          </a>
        )}
      </Row>
    </Stack>
  )
}

import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getDesk } from '@portal/openapi/admin-client/case-queue'
import { ApiError, query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Breadcrumb } from '@portal/web-ui/breadcrumb'
import { Card } from '@portal/web-ui/card'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { type RouterContext, useApp } from '@portal/web-ui/use-app'
import type { FormOptions } from '@portal/web-ui/use-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { Screen } from '../../../parts/screen.tsx'
import { queueSearchIn, queueHref, requestHref } from './desk-search.ts'
import styles from './desk.module.css'
import { Due } from './due.tsx'
import { statusKey } from './names.ts'
import { type DeskRequest, queueQuery, requestQuery } from './queries.ts'
import { RequestActions } from './request-actions.tsx'
import { Contact, Details, Facts, Files } from './request-facts.tsx'
import { History } from './request-history.tsx'

export function RequestScreen({ id, queue }: { id: string; queue: string | null }) {
  const { t } = useTexts()
  const { data: request } = useSuspenseQuery(requestQuery(id))
  const { data: choices } = useSuspenseQuery(query(getDesk))
  const { meanwhile, options } = useMeanwhile(request)
  const { number, title, status, statusInformation } = request
  return (
    <Screen>
      <Stack gap="wide">
        <Breadcrumb
          items={[
            { label: t('Desk.Title'), href: queueHref(queueSearchIn(queue ?? '')) },
            { label: number },
          ]}
        />
        <Stack gap="tight">
          <PageTitle>{`${title} ${number}`}</PageTitle>
          <Row>
            <span>
              <VisuallyHidden>{t('Desk.Status')}: </VisuallyHidden>
              <StatusBadge color={statusInformation.color}>{t(statusKey(status))}</StatusBadge>
            </span>
            {request.dueAt && <span className={styles.soft}>{t('Desk.Due')}</span>}
            <Due of={request} />
            {request.mergedInto && (
              <a href={`/requests/${request.mergedInto.id}`}>
                {t('Desk.MergedInto', { number: request.mergedInto.number })}
              </a>
            )}
          </Row>
          {queue !== null && <NextInQueue id={id} queue={queue} />}
        </Stack>
        {meanwhile.length > 0 && (
          <Banner tone="warn" title={t('Desk.ChangedTitle')} live="alert">
            <p>{t('Desk.ChangedText')}</p>
            <History events={meanwhile} />
          </Banner>
        )}
        <div className={styles.request}>
          <Stack>
            <Details request={request} />
            <Files files={request.files} />
            <Card title={t('Desk.History')}>
              <History events={request.timeline.toReversed()} />
            </Card>
          </Stack>
          <div className={styles.aside}>
            <RequestActions request={request} choices={choices} options={options} />
            <Facts request={request} />
            <Contact contact={request.contact} />
          </div>
        </div>
      </Stack>
    </Screen>
  )
}

/** The requests that followed this one in the queue when it was opened. */
function NextInQueue({ id, queue }: { id: string; queue: string }) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(queueQuery(queueSearchIn(queue)))
  const [next] = useState(() => {
    const at = data.data.findIndex((row) => row.id === id)
    return data.data[at + 1]
  })
  if (!next) return null
  return (
    <p>
      <a href={requestHref(next.id, queue)} rel="next">
        {t('Desk.NextRequest', { title: next.title, number: next.number })}
      </a>
    </p>
  )
}

/** Events since the clerk's version, shown when their form is refused for it. */
function useMeanwhile(request: DeskRequest) {
  const queryClient = useQueryClient()
  const { page } = useApp()
  const seen = useRef(request.timeline.length)
  const [since, setSince] = useState<number | null>(() => refusedSince(page.form))
  const options: FormOptions = {
    async during(send) {
      try {
        const answer = await send()
        if (answer.kind === 'accepted') setSince(null)
        return answer
      } catch (error) {
        if (error instanceof ApiError && error.status === 412) {
          setSince(seen.current)
          await queryClient.invalidateQueries()
        }
        throw error
      }
    },
  }
  const shown = request.timeline.length
  useEffect(() => {
    // The next form applies to the version now shown.
    seen.current = shown
  }, [shown])
  return { meanwhile: since === null ? [] : request.timeline.slice(since), options }
}

/** Without JavaScript, the refused form carries the shown version. */
function refusedSince(form: RouterContext['page']['form']): number | null {
  if (form?.reply.kind !== 'refused' || form.reply.code !== 'Request.ChangedMeanwhile') return null
  const count = Number(form.fields.find(([name]) => name === 'seen')?.[1])
  return Number.isInteger(count) ? count : null
}

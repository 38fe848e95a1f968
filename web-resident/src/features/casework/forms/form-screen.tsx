import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { permitHref, permitNumberText } from '@portal/core/permits/rules'
import { submitToPortal } from '@portal/openapi/resident-client/forms'
import { type Answer, ApiError } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { Row, Stack } from '@portal/web-ui/layout'
import { type OtherLanguage, InLanguage, useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { feeHref } from '../tracking/fee-href.ts'
import type { FormSearch } from './form-search.ts'
import { HostedFrame } from './hosted-frame.tsx'
import { formQuery } from './queries.ts'
import { submitToPortalForm } from './submit-to-portal.ts'

/** A hosted form in its frame, and its result (spec, resident section 4, "Form submission"). */
export function FormScreen({
  formTitle,
  bpid = '',
  params,
  lang,
}: FormSearch & {
  /** Of a title in another language than the page. */
  lang: OtherLanguage
}) {
  const { t } = useTexts()
  const { call } = useApp()
  const navigate = useNavigate()
  const { data: form } = useSuspenseQuery(formQuery(bpid))
  const [sent, setSent] = useState<{
    submission: string
    request: Answer<typeof submitToPortal> | null
  }>()
  const [hasFailed, setFailed] = useState(false)
  const scriptless = useAppForm(submitToPortalForm)
  const title = formTitle || form.name

  async function send(submission: string) {
    // The frame may send it twice.
    if (sent?.submission === submission && !hasFailed) return
    setFailed(false)
    setSent({ submission, request: null })
    try {
      const request = await call(submitToPortal, {
        body: { portalSubmissionId: submission, bpid },
      })
      const { type, id: activityId, caseNumber, paymentAmount: amount } = request
      if (amount === null) setSent({ submission, request })
      else {
        // Replaces the form's history entry.
        await navigate({ href: feeHref({ type, activityId, caseNumber, amount }), replace: true })
      }
    } catch (error) {
      setFailed(true)
      if (!(error instanceof ApiError)) showToast('Error')
    }
  }
  const { request, submission } = sent ?? {}
  if (request) return <Taken request={request} thanks={form.thanks} />
  return (
    <PlainScreen title={<InLanguage lang={lang}>{title}</InLanguage>}>
      {scriptless.report}
      {hasFailed && submission && (
        <Banner tone="error" title={t('Form.NotTaken')} live="alert">
          <Stack>
            <p>{t('Util.ErrorTryAgainLater')}</p>
            <div>
              <Button onClick={() => void send(submission)}>{t('Form.TryAgain')}</Button>
            </div>
          </Stack>
        </Banner>
      )}
      <HostedFrame
        title={title}
        lang={lang}
        bpid={bpid}
        params={params}
        onSent={(id) => void send(id)}
      />
    </PlainScreen>
  )
}

function Taken({
  request,
  thanks,
}: {
  request: Answer<typeof submitToPortal>
  thanks: Record<'en' | 'es', string>
}) {
  const { t, language } = useTexts()
  const { page } = useApp()
  const { caseNumber: number, permit, statusPath, type } = request
  useEffect(() => {
    document.querySelector('h1')?.focus()
    scrollTo(0, 0)
  }, [])
  const isGuest = page.viewer.userId === null
  return (
    <PlainScreen title={t('Form.ThankYou')}>
      <Banner tone="success">
        <p>{t(statusPath === null ? 'Form.ThankYouText' : 'Form.ThankYouUnmailed', { number })}</p>
        {permit && <p>{t('Form.PermitNumber', { number: permitNumberText(permit) })}</p>}
        <p>{thanks[language]}</p>
      </Banner>
      <Row>
        {permit && <ButtonLink href={permitHref(permit)}>{t('Form.SeePermit')}</ButtonLink>}
        {(!isGuest || statusPath !== null) && (
          <ButtonLink
            {...(permit && { look: 'quiet' })}
            href={statusPath ?? `/activity-view/${type}/${number}`}
          >
            {t('Form.SeeRequest')}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={isGuest ? '/' : '/dashboard'}>
          {t('Form.Finish')}
        </ButtonLink>
      </Row>
    </PlainScreen>
  )
}

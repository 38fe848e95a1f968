import type { ReactNode } from 'react'
import { isEndStatus, isStatus, recordTypes } from '@portal/core/requests/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { MailIcon } from '@portal/web-ui/icons'
import { PageTitle } from '@portal/web-ui/page-title'
import { languageOf, InLanguage, useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import type { RequestDetail } from './queries.ts'
import styles from './request-view.module.css'
import { ShownStatus } from './shown-status.tsx'

export function RequestHead({
  request,
  children,
}: {
  request: RequestDetail
  children?: ReactNode
}) {
  const { t, format } = useTexts()
  const { helpMail } = useApp().page.settings
  const { name, caseNumber, createdAt, lastModified, expectedBy, address, closeReason } = request
  const isOver = isStatus(request.status) && isEndStatus(request.status)
  const subject = t('Tracking.HelpSubject', { number: caseNumber, name })
  return (
    <div className={styles.head}>
      <div className={styles.top}>
        <div>
          <p className={styles.type}>{t(recordTypes[request.type].shownAs)}</p>
          <PageTitle>
            <InLanguage lang={languageOf(request, 'name')}>{name}</InLanguage>
          </PageTitle>
          <div>
            <VisuallyHidden>{t('Tracking.Status')}: </VisuallyHidden>
            <ShownStatus {...request} />
          </div>
        </div>
        <div className={styles.deeds}>
          <ButtonLink
            look="quiet"
            href={`mailto:${helpMail}?subject=${encodeURIComponent(subject)}`}
          >
            <MailIcon />
            {t('Tracking.Help')}
            <VisuallyHidden> {t('Tracking.HelpWith')}</VisuallyHidden>
          </ButtonLink>
          {recordTypes[request.type].desk === 'permits' && (
            <ButtonLink look="quiet" href={`/permits/request/${request.id}`}>
              {t('Permits.WholePage')}
            </ButtonLink>
          )}
          {children}
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact label={t('Tracking.Number')} value={caseNumber} />
        <Fact label={t('Tracking.SentOn')} value={format.date(createdAt)} />
        <Fact label={t('Tracking.ChangedOn')} value={format.date(lastModified)} />
        {expectedBy && !isOver && (
          <Fact label={t('Tracking.ExpectedBy')} value={format.date(expectedBy)} />
        )}
        {address && <Fact label={t('Tracking.Place')} value={address} />}
        {closeReason && <Fact label={t('Tracking.ClosedBecause')} value={closeReason} />}
      </dl>
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { changesOf } from '@portal/core/permit-desk/rules'
import { permitNumberText } from '@portal/core/permits/rules'
import { Banner } from '@portal/web-ui/banner'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Status } from '@portal/web-ui/status'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from '../../../parts/desk/desk-record.module.css'
import { Presence } from '../../../parts/desk/presence.tsx'
import { useMeanwhile } from '../../../parts/desk/use-meanwhile.ts'
import { MoreSteps } from './end-steps.tsx'
import { Fee } from './fee-steps.tsx'
import { NextStep } from './next-step.tsx'
import {
  Applicant,
  Application,
  Files,
  History,
  Inspections,
  PermitLinks,
  Steps,
} from './permit-facts.tsx'
import { type DeskPermit, deskQuery, permitPresenceQuery, permitQuery } from './queries.ts'
import { Reviews } from './review-steps.tsx'
import { useNextStep } from './use-next-step.ts'
import { stateKey } from './words.ts'

/** A permit with its next step, beside the list. */
export function PermitPanel({ id }: { id: string }) {
  const { t } = useTexts()
  const { data: permit } = useSuspenseQuery(permitQuery(id))
  const { data: desk } = useSuspenseQuery(deskQuery())
  const panel = useRef<HTMLDivElement>(null)
  const { count, options, show } = useMeanwhile({
    events: permit.history.length,
    code: 'PermitDesk.ChangedMeanwhile',
  })
  const next = useNextStep(panel, permit.version)
  const own = { permit, options: { ...options, ...next.options } }
  async function showChange(): Promise<void> {
    await show()
    next.goOn()
  }
  return (
    <div ref={panel} className={styles.panel}>
      <Stack>
        <Heading permit={permit} />
        <Presence
          query={permitPresenceQuery(id)}
          version={changesOf(permit)}
          changed="PermitDesk.HasChanged"
          onShow={showChange}
        />
        {count > 0 && (
          <Banner tone="warn" title={t('Desk.ChangedTitle')} live="alert">
            <p>{t('Desk.ChangedText')}</p>
            <Steps of={permit.history.slice(0, count)} />
          </Banner>
        )}
        <Status>
          {next.isDone && (
            <VisuallyHidden>
              {t('PermitDesk.NowAt', { status: t(stateKey(permit.state)) })}
            </VisuallyHidden>
          )}
        </Status>
        {permit.mustRefund && permit.request && (
          <Banner tone="warn" title={t('PermitDesk.MustRefund')}>
            <p>{t('PermitDesk.MustRefundText')}</p>
            <p>
              <a href={`/requests/${permit.request.id}`}>{t('PermitDesk.ToPayments')}</a>
            </p>
          </Banner>
        )}
        <div className={styles.columns}>
          <div className={styles.main}>
            <NextStep key={permit.state} {...own} />
            <Reviews {...own} reviewers={desk.reviewers} />
            <Fee {...own} />
            <History permit={permit} />
          </div>
          <div className={styles.aside}>
            <Application permit={permit} />
            <Applicant permit={permit} />
            <Files permit={permit} />
            <Inspections permit={permit} />
            <MoreSteps key={permit.state} {...own} />
          </div>
        </div>
      </Stack>
    </div>
  )
}

/** Which, where and how far. */
function Heading({ permit }: { permit: DeskPermit }) {
  const { t } = useTexts()
  const { kind, address, zip, state, statusInformation } = permit
  return (
    <Stack gap="tight">
      <PageTitle>{`${permitNumberText(permit)} ${kind}, ${address}`}</PageTitle>
      <Row>
        <span>
          <VisuallyHidden>{t('Desk.Status')}: </VisuallyHidden>
          <StatusBadge color={statusInformation.color}>{t(stateKey(state))}</StatusBadge>
        </span>
        <span className={styles.soft}>{zip}</span>
        <PermitLinks permit={permit} />
      </Row>
    </Stack>
  )
}

import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { permitNumberText } from '@portal/core/permits/rules'
import { ApiError } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import type { FormOptions } from '@portal/web-ui/use-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from '../../casework/case-queue/request.module.css'
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
} from './permit-facts.tsx'
import { type DeskPermit, deskQuery, permitQuery } from './queries.ts'
import { Reviews } from './review-steps.tsx'
import { stateKey } from './words.ts'

/** After a refusal because someone else was first, the form is above the latest state. */
function useLatest(id: string): FormOptions {
  const queryClient = useQueryClient()
  return {
    async during(send) {
      try {
        return await send()
      } catch (error) {
        if (error instanceof ApiError && (error.status === 412 || error.status === 409))
          await queryClient.invalidateQueries({ queryKey: permitQuery(id).queryKey })
        throw error
      }
    },
  }
}

/** A permit with its next step, beside the list. */
export function PermitPanel({ id }: { id: string }) {
  const { t } = useTexts()
  const { data: permit } = useSuspenseQuery(permitQuery(id))
  const { data: desk } = useSuspenseQuery(deskQuery())
  const options = useLatest(id)
  const own = { permit, options }
  return (
    <div className={styles.panel}>
      <Stack>
        <Heading permit={permit} />
        {permit.mustRefund && permit.request && (
          <Banner tone="warn" title={t('PermitDesk.MustRefund')}>
            <p>{t('PermitDesk.MustRefundText')}</p>
            <p>
              <a href={`/requests/${permit.request.id}`}>{t('PermitDesk.ToPayments')}</a>
            </p>
          </Banner>
        )}
        <div className={styles.request}>
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
        <span className={styles.when}>{zip}</span>
        <PermitLinks permit={permit} />
      </Row>
    </Stack>
  )
}

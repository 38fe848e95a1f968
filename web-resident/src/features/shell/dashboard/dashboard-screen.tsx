import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { countUnreadMessages } from '@portal/openapi/resident-client/messages'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Grid } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import styles from './dashboard.module.css'

/** The target of the query `highlight=billing`. */
const billingId = 'billing'

interface DashboardProps {
  billing: ReactNode
  picker: ReactNode
  recent: ReactNode
  pendingCount: number
  /** Scrolls to the bills (spec, resident section 2). */
  isBillingWanted: boolean
}

/** Spec, resident section 2, /dashboard. */
export function DashboardScreen({
  billing,
  picker,
  recent,
  pendingCount,
  isBillingWanted,
}: DashboardProps) {
  const { t } = useTexts()
  const { data: user } = useSuspenseQuery(query(getCurrentUser))
  const { FirstName: name, selectedOrganizationInfo: organization } = user
  useEffect(() => {
    if (!isBillingWanted) return
    const bills = document.getElementById(billingId)
    bills?.scrollIntoView()
    bills?.focus({ preventScroll: true })
  }, [isBillingWanted])
  return (
    <PlainScreen
      title={name ? t('Dashboard.Welcome', { name }) : t('Dashboard.WelcomeNobody')}
      lead={organization && t('Dashboard.ActsFor', { organization: organization.Name })}
    >
      {pendingCount > 0 && (
        <Banner tone="warn" title={t('Dashboard.Attention', { count: pendingCount })}>
          <p>
            {t('Dashboard.AttentionText')} <a href="/in_progress">{t('Dashboard.AttentionLink')}</a>
          </p>
        </Banner>
      )}
      <div id={billingId} tabIndex={-1} className={styles.bills}>
        {billing}
      </div>
      {recent}
      <Card title={t('Dashboard.Start')}>{picker}</Card>
      <Grid columns="wide">
        {organization && <ContractorPermits />}
        <UnreadMessages />
        <Card
          title={t('Dashboard.YourAccount')}
          actions={
            <ButtonLink look="quiet" href="/account">
              {t('AccountMenu.ManageAccount')}
            </ButtonLink>
          }
        >
          <p>{t('Dashboard.YourAccountText')}</p>
        </Card>
      </Grid>
    </PlainScreen>
  )
}

function UnreadMessages() {
  const { t } = useTexts()
  const { data: unread } = useSuspenseQuery(query(countUnreadMessages))
  return (
    <Card
      title={t('Dashboard.Messages')}
      actions={
        <ButtonLink look="quiet" href="/messages">
          {t('Dashboard.MessagesAll')}
        </ButtonLink>
      }
    >
      <p>
        {unread.count === 0
          ? t('Dashboard.MessagesNone')
          : t('Message.UnreadCount', { count: unread.count })}
      </p>
    </Card>
  )
}

/** The page itself says how to connect a license. */
function ContractorPermits() {
  const { t } = useTexts()
  return (
    <Card
      title={t('Contractors.Title')}
      actions={
        <ButtonLink look="quiet" href="/contractor_permits">
          {t('Contractors.Link')}
        </ButtonLink>
      }
    >
      <p>{t('Contractors.LinkText')}</p>
    </Card>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Grid } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { ContactUs } from '../../parts/contact-us.tsx'
import { currentUserQuery } from '../../parts/current-user.ts'
import { PlainScreen } from '../../parts/plain-screen.tsx'
import { useApp } from '../../parts/use-app.ts'

/** Where everything of a person begins (spec, resident section 2, /dashboard). */
export function DashboardScreen({ picker }: { picker: ReactNode }) {
  const { t } = useTexts()
  const { api } = useApp()
  const { data: user } = useSuspenseQuery(currentUserQuery(api))
  const { FirstName: name, selectedOrganizationInfo: organization } = user
  return (
    <PlainScreen
      title={name ? t('Dashboard.Welcome', { name }) : t('Dashboard.WelcomeNobody')}
      lead={organization && t('Dashboard.ActsFor', { organization: organization.Name })}
    >
      <Card title={t('Dashboard.Start')}>{picker}</Card>
      <Grid columns="wide">
        <Card
          title={t('Dashboard.YourAccount')}
          actions={
            <ButtonLink look="quiet" href={`/account/${user.Id}`}>
              {t('AccountMenu.ManageAccount')}
            </ButtonLink>
          }
        >
          <p>{t('Dashboard.YourAccountText')}</p>
        </Card>
        <Card title={t('Dashboard.NotYetTitle')}>
          <p>{t('Dashboard.NotYet')}</p>
          <ContactUs />
        </Card>
      </Grid>
    </PlainScreen>
  )
}

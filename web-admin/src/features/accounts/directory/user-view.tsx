import { useSuspenseQuery } from '@tanstack/react-query'
import {
  getUserDetails,
  resendRegistration,
  sendPasswordMail,
} from '@portal/openapi/admin-client/directory'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Row, Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { Arrangements } from './arrangements.tsx'
import { MailButton } from './mail-button.tsx'
import { ActivityHistory, PaymentHistory } from './user-history.tsx'
import { UserSummary } from './user-summary.tsx'

/** A user with history (spec, admin section 2.4). */
export function UserView({ id }: { id: string }) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(query(getUserDetails, { path: { id } }))
  const { user, paymentHistory, userActivities } = data
  return (
    <Stack gap="wide">
      <UserSummary user={user} />
      <p>
        <a href={`/people/${id}`}>{t('Users.Everything')}</a>
      </p>
      {user.Verified ? (
        <>
          <Row gap="tight">
            <ButtonLink href={`/users/edit/${id}/view`}>{t('Users.Edit')}</ButtonLink>
            <MailButton email={user.Email} operation={sendPasswordMail}>
              {t('Users.SendPasswordMail')}
            </MailButton>
          </Row>
          <Card title={t('Users.PaymentHistory')}>
            <PaymentHistory user={user} payments={paymentHistory} />
          </Card>
          <Arrangements id={id} />
          <Card title={t('Users.ActivityHistory')}>
            <ActivityHistory activities={userActivities} />
          </Card>
        </>
      ) : (
        <>
          <Banner tone="info" title={t('Users.DataUnavailable')}>
            <p>{t('Users.DataUnavailableText')}</p>
          </Banner>
          <div>
            <MailButton email={user.Email} operation={resendRegistration}>
              {t('Users.ResendRegistration')}
            </MailButton>
          </div>
        </>
      )}
    </Stack>
  )
}

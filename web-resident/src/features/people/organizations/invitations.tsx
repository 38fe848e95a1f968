import { useSuspenseQuery } from '@tanstack/react-query'
import { listInvitations, listOwnInvitations } from '@portal/openapi/resident-client/organizations'
import { query } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { EmailInput } from '@portal/web-ui/email-input'
import { Form, Submit } from '@portal/web-ui/form'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './invitations.module.css'
import { answerInvitationForm, inviteForm, withdrawInvitationForm } from './invite-form.ts'

/** For managers: invites by email, and lists who has not answered yet. */
export function InviteMembers({ organizationId }: { organizationId: string }) {
  const { t } = useTexts()
  const form = useAppForm(inviteForm)
  return (
    <Card title={t('Invitations.Title')}>
      <Form of={form} look="narrow">
        <p>{t('Invitations.Lead')}</p>
        <input type="hidden" name="organizationId" value={organizationId} />
        <EmailInput {...form.field('email')} autoComplete="off" required />
        <Submit
          of={form}
          label="Invitations.Invite"
          busyLabel="Invitations.Inviting"
          look="quiet"
        />
      </Form>
      <OpenInvitations organizationId={organizationId} />
    </Card>
  )
}

function OpenInvitations({ organizationId }: { organizationId: string }) {
  const { t, format } = useTexts()
  const form = useAppForm(withdrawInvitationForm)
  const { data: open } = useSuspenseQuery(query(listInvitations, { query: { organizationId } }))
  if (open.length === 0) return null
  return (
    <Form of={form}>
      <h3>{t('Invitations.Open')}</h3>
      <input type="hidden" name="organizationId" value={organizationId} />
      <ul className={styles.list}>
        {open.map(({ Id, Email, InvitedAt }) => (
          <li key={Id}>
            <span>
              {Email}
              <small>{t('Invitations.InvitedOn', { day: format.date(InvitedAt) })}</small>
            </span>
            <Button type="submit" name="invitation" value={Id} look="quiet" size="small">
              <span aria-hidden="true">{t('Invitations.Withdraw')}</span>
              <VisuallyHidden>{t('Invitations.WithdrawOf', { email: Email })}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Form>
  )
}

/** Organizations that invite the reader's own address. */
export function OwnInvitations() {
  const { t } = useTexts()
  const form = useAppForm(answerInvitationForm)
  const { data: invitations } = useSuspenseQuery(query(listOwnInvitations))
  if (invitations.length === 0) return null
  return (
    <Card title={t('Invitations.YoursTitle')}>
      <Form of={form}>
        <p>{t('Invitations.YoursLead')}</p>
        <ul className={styles.list}>
          {invitations.map(({ Id, Name }) => (
            <li key={Id}>
              <strong>{Name}</strong>
              <Row gap="tight">
                <Button type="submit" name="accept" value={Id} size="small">
                  <span aria-hidden="true">{t('Invitations.Accept')}</span>
                  <VisuallyHidden>{t('Invitations.AcceptOf', { name: Name })}</VisuallyHidden>
                </Button>
                <Button type="submit" name="decline" value={Id} look="quiet" size="small">
                  <span aria-hidden="true">{t('Invitations.Decline')}</span>
                  <VisuallyHidden>{t('Invitations.DeclineOf', { name: Name })}</VisuallyHidden>
                </Button>
              </Row>
            </li>
          ))}
        </ul>
      </Form>
    </Card>
  )
}

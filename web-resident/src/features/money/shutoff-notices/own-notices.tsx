import { useQuery } from '@tanstack/react-query'
import { centsOf } from '@portal/core/kernel/rules'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Row, Stack } from '@portal/web-ui/layout'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { billingOwnerOf } from '../utility-accounts/billing-history.ts'
import { askForArrangementForm } from './ask-form.ts'
import { type OwnNotice, ownNoticesQuery } from './own-notices-query.ts'

/** What one can do before the water is shut off; nothing without a notice. */
export function OwnNotices() {
  const { viewer } = useApp().page
  const { data = [] } = useQuery(ownNoticesQuery(billingOwnerOf(viewer)))
  return data.map((notice) => <Notice key={notice.accountNumber} notice={notice} />)
}

function Notice({ notice }: { notice: OwnNotice }) {
  const { t, format } = useTexts()
  const { accountNumber: account, amount, shutoffDate, hasAsked } = notice
  const query = new URLSearchParams({
    accountNumber: account,
    accountType: 'UTILITY',
    amount: amount.toFixed(2),
  })
  return (
    <Card title={t('OwnShutoff.Title', { account })}>
      <Stack>
        <p>
          {t('OwnShutoff.Lead', {
            amount: format.money(centsOf(amount)),
            day: format.date(shutoffDate),
          })}
        </p>
        <Row>
          <ButtonLink href={`/payment?${query}`}>{t('OwnShutoff.Pay')}</ButtonLink>
        </Row>
        {hasAsked ? (
          <Banner tone="info">
            <p>{t('OwnShutoff.HasAsked')}</p>
          </Banner>
        ) : (
          <Ask account={account} />
        )}
      </Stack>
    </Card>
  )
}

function Ask({ account }: { account: string }) {
  const { t } = useTexts()
  const form = useAppForm(askForArrangementForm)
  return (
    <details open={form.refusal !== null || undefined}>
      <summary>{t('OwnShutoff.Cannot')}</summary>
      <Form of={form}>
        <p>{t('OwnShutoff.AskLead')}</p>
        <input type="hidden" name="accountNumber" value={account} />
        <TextArea
          {...form.field('note')}
          id={`note-${account}`}
          hint={t('OwnShutoff.NoteHint')}
          rows={3}
          maxLength={500}
          optional
        />
        <Submit of={form} label="OwnShutoff.Ask" look="quiet" />
      </Form>
    </details>
  )
}

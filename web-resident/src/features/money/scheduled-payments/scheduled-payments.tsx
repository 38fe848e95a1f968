import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { centsOf } from '@portal/core/kernel/rules'
import { listScheduledPayments } from '@portal/openapi/resident-client/scheduled-payments'
import { query } from '@portal/web-ui/api'
import { AskFirst } from '@portal/web-ui/ask-first'
import { Card } from '@portal/web-ui/card'
import { Row, Stack } from '@portal/web-ui/layout'
import { Skeleton } from '@portal/web-ui/skeleton'
import { StatusBadge, type StatusColor } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import type { BillingAccount } from '../utility-accounts/billing-history.ts'
import type { ScheduledPayment } from './queries.ts'
import { schedulable, ScheduleFields } from './schedule-fields.tsx'
import { cancelScheduledForm } from './schedule-form.ts'
import styles from './scheduled.module.css'

const colors: Readonly<Record<ScheduledPayment['status'], StatusColor>> = {
  planned: 'blue',
  charging: 'yellow',
  paid: 'green',
  failed: 'red',
  skipped: 'gray',
  cancelled: 'gray',
  returned: 'red',
}

/** Coming payments, recent results, and a form for a new one. */
export function ScheduledPayments({ accounts }: { accounts: readonly BillingAccount[] }) {
  const { t } = useTexts()
  const { page } = useApp()
  const { data } = useQuery(query(listScheduledPayments))
  const open = schedulable(accounts, page.settings.timeZone)
  if (!data) return null
  const plannedCents = (accountNumber: string, except?: string) =>
    data
      .filter((one) => one.accountNumber === accountNumber && one.id !== except)
      .filter(({ status }) => status === 'planned' || status === 'charging')
      .reduce((sum, { amount }) => sum + centsOf(amount), 0)
  const isAnyLeft = open.some(
    (one) => centsOf(one.totalAmountDue) - plannedCents(one.accountNumber) > 0,
  )
  return (
    <Card title={t('Scheduled.Title')}>
      <div id="scheduled-payments">
        <Stack>
          <p>{t('Scheduled.Text')}</p>
          {data.length === 0 && <p>{t('Scheduled.None')}</p>}
          {data.length > 0 && (
            <ul className={styles.list}>
              {data.map((payment) => (
                <li key={payment.id} className={styles.item}>
                  <Facts payment={payment} />
                  {payment.isChangeable && (
                    <Actions
                      payment={payment}
                      accounts={open}
                      plannedCents={(number) => plannedCents(number, payment.id)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          {isAnyLeft ? (
            <details className={styles.fold}>
              <summary>{t('Scheduled.New')}</summary>
              <Suspense fallback={<Skeleton />}>
                {/* Resets after scheduling. */}
                <ScheduleFields key={data.length} accounts={open} plannedCents={plannedCents} />
              </Suspense>
            </details>
          ) : (
            open.length === 0 && <p className={styles.detail}>{t('Scheduled.NoneDue')}</p>
          )}
        </Stack>
      </div>
    </Card>
  )
}

function Facts({ payment }: { payment: ScheduledPayment }) {
  const { t, format } = useTexts()
  const { accountNumber, amount, isInstallment, method, payOn, reference, status } = payment
  return (
    <div>
      <strong>
        {format.money(centsOf(amount))}, <time dateTime={payOn}>{format.date(payOn)}</time>
      </strong>
      <p className={styles.detail}>
        {t('WaterAccounts.Name', { account: accountNumber })}
        {method && `, ${method.name}`}
      </p>
      <Row gap="tight">
        <StatusBadge color={colors[status]}>{t(`Scheduled.${status}`)}</StatusBadge>
        {isInstallment && <StatusBadge color="gray">{t('Scheduled.Instalment')}</StatusBadge>}
        {reference && (
          <a href={`/payment?reference=${reference}`}>
            {t('OwnPayments.Receipt')}
            <VisuallyHidden>, {reference}</VisuallyHidden>
          </a>
        )}
      </Row>
    </div>
  )
}

interface ActionsProps {
  payment: ScheduledPayment
  accounts: readonly BillingAccount[]
  plannedCents: (accountNumber: string) => number
}

/** Change or cancel; an installment's amount and day are fixed by its arrangement. */
function Actions({ payment, accounts, plannedCents }: ActionsProps) {
  const { t, format } = useTexts()
  const { accountNumber, amount, id, isInstallment, payOn } = payment
  const of = { account: accountNumber, day: format.date(payOn) }
  const own = accounts.filter((one) => one.accountNumber === accountNumber)
  return (
    <div className={styles.actions}>
      {!isInstallment && own.length > 0 && (
        <details className={styles.fold}>
          <summary aria-label={t('Scheduled.ChangeName', of)}>{t('Scheduled.Change')}</summary>
          <Suspense fallback={<Skeleton />}>
            <ScheduleFields
              key={`${payOn} ${amount}`}
              accounts={own}
              plannedCents={plannedCents}
              changes={payment}
            />
          </Suspense>
        </details>
      )}
      <AskFirst
        form={cancelScheduledForm}
        id={id}
        label="Scheduled.Cancel"
        title={t('Scheduled.CancelAsk', { amount: format.money(centsOf(amount)) })}
      >
        <p>{t('Scheduled.CancelText', of)}</p>
      </AskFirst>
    </div>
  )
}

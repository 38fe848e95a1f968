import { useSuspenseQuery } from '@tanstack/react-query'
import { centsOf } from '@portal/core/kernel/rules'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { useReadOnOpen } from '../../people/staff-inbox/use-read-on-open.ts'
import { Facts } from './facts.tsx'
import { discrepanciesQuery, type Discrepancy } from './queries.ts'
import { resolveForm } from './refund-form.ts'

/** Unresolved differences between the provider's records and ours. */
export function DiscrepanciesScreen() {
  const { t } = useTexts()
  const { data: discrepancies } = useSuspenseQuery(discrepanciesQuery())
  useReadOnOpen('/payment_discrepancies', discrepancies.length)
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Payments.Discrepancies')}</PageTitle>
          <p>{t('Payments.DiscrepanciesLead')}</p>
        </Stack>
        {discrepancies.length === 0 && (
          <EmptyState title={t('Payments.NoDiscrepancies')}>
            {t('Payments.NoDiscrepanciesText')}
          </EmptyState>
        )}
        {discrepancies.map((one) => (
          <OneDiscrepancy key={one.id} discrepancy={one} />
        ))}
      </Stack>
    </Screen>
  )
}

function OneDiscrepancy({ discrepancy }: { discrepancy: Discrepancy }) {
  const { t, format } = useTexts()
  const { foundAt, kind, note, paymentId, reference, resolvedAt, resolvedBy, subject } = discrepancy
  const { ourAmount, ourStatus, theirAmount, theirStatus } = discrepancy
  const amountAndStatus = (amount: number | null, status: string | null): string =>
    [amount === null ? null : format.money(centsOf(amount)), status]
      .filter((part) => part !== null)
      .join(', ') || '-'
  return (
    <Card title={t(`Payments.Kind_${kind}`)}>
      <Facts
        of={[
          [
            t('Payments.Number'),
            paymentId ? <a href={`/payments/${paymentId}`}>{reference}</a> : subject,
          ],
          [t('Payments.Ours'), amountAndStatus(ourAmount, ourStatus)],
          [
            t('Payments.Theirs'),
            `${amountAndStatus(theirAmount, theirStatus)} ${paymentId ? subject : ''}`,
          ],
          [t('Payments.Found'), format.date(foundAt, 'dayTime')],
        ]}
      />
      {resolvedAt ? (
        <p>
          {t('Payments.ResolvedBy', {
            who: resolvedBy ?? '',
            day: format.date(resolvedAt),
            note: note ?? '',
          })}
        </p>
      ) : (
        <Resolve id={discrepancy.id} />
      )}
    </Card>
  )
}

function Resolve({ id }: { id: string }) {
  const form = useAppForm(resolveForm)
  return (
    <Form of={form} look="narrow">
      <input type="hidden" name="id" value={id} />
      {/* Unique per form on the page. */}
      <TextInput
        {...form.field('note')}
        id={`note-${id}`}
        maxLength={1000}
        autoComplete="off"
        required
      />
      <Submit of={form} label="Payments.Resolve" busyLabel="Payments.Resolving" look="quiet" />
    </Form>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { Banner } from '@portal/web-ui/banner'
import { Card } from '@portal/web-ui/card'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { Facts } from '../payments/facts.tsx'
import { BatchStatus } from './batches-screen.tsx'
import { type Batch, batchQuery } from './queries.ts'

/** One batch with its refused rows. */
export function BatchScreen({ batchId }: { batchId: string }) {
  const { t, format } = useTexts()
  const { data: batch } = useSuspenseQuery(batchQuery(batchId))
  const { status, kind, rowCount, errorCount, createdAt, appliedAt } = batch
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Imports.BatchTitle', { name: batch.batchId })}</PageTitle>
          <p>
            <a href="/billing_imports">{t('Imports.BackToList')}</a>
          </p>
        </Stack>
        {status === 'refused' && (
          <Banner tone="error" title={t('Imports.Status_refused')}>
            {t('Imports.Refused')}
          </Banner>
        )}
        {status === 'staged' && (
          <Banner tone="warn" title={t('Imports.Status_staged')}>
            {t('Imports.Staged')}
          </Banner>
        )}
        <Card>
          <Facts
            of={[
              [t('Imports.Status'), <BatchStatus key="status" status={status} />],
              [t('Imports.Kind'), t(`Imports.Kind_${kind}`)],
              [t('Imports.Rows'), format.number(rowCount)],
              [t('Imports.Errors'), format.number(errorCount)],
              [t('Imports.Received'), format.date(createdAt, 'dayTime')],
              [t('Imports.Applied'), appliedAt && format.date(appliedAt, 'dayTime')],
            ]}
          />
        </Card>
        {batch.errors.length > 0 && <Errors of={batch} />}
      </Stack>
    </Screen>
  )
}

type RowError = Batch['errors'][number]

function Errors({ of: { errors, errorCount } }: { of: Batch }) {
  const { t, find, format } = useTexts()
  const columns: readonly Column<RowError>[] = [
    {
      key: 'line',
      header: t('Imports.Line'),
      isRowHeader: true,
      render: ({ line }) => format.number(line),
    },
    {
      key: 'field',
      header: t('Imports.Field'),
      render: ({ field }) => (field ? <code>{field}</code> : t('Imports.WholeRow')),
    },
    {
      key: 'reason',
      header: t('Imports.Reason'),
      // A later release may refuse for a reason that has no text here.
      render: ({ code }) => find(`BatchError.${code}`) ?? code,
    },
  ]
  return (
    <Stack>
      <h2>
        {errors.length < errorCount
          ? t('Imports.FirstErrors', {
              shown: format.number(errors.length),
              all: format.number(errorCount),
            })
          : t('Imports.Errors')}
      </h2>
      <p>{t('Imports.LineHint')}</p>
      <Table
        caption={t('Imports.Errors')}
        isCaptionHidden
        columns={columns}
        rows={errors}
        rowKey={({ line, field, code }) => `${line} ${field} ${code}`}
      />
    </Stack>
  )
}

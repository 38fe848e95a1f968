import { useSuspenseQuery } from '@tanstack/react-query'
import { queueLimits, needsReason } from '@portal/core/case-queue/rules'
import { statusNames } from '@portal/core/requests/rules'
import { getDesk } from '@portal/openapi/admin-client/case-queue'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form } from '@portal/web-ui/form'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Select } from '@portal/web-ui/select'
import { type Column, Table } from '@portal/web-ui/table'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { actionOf, type BulkOrder, type BulkSearch } from './bulk-search.ts'
import styles from './desk.module.css'
import { statusKey } from './names.ts'
import { bulkQuery } from './queries.ts'
import { bulkForm } from './queue-forms.ts'

type Verdict = components['schemas']['BulkPreview']['requests'][number]

/** In three steps: choose an action, preview it, run it. */
export function BulkScreen({ search }: { search: BulkSearch }) {
  const { t } = useTexts()
  const { choice, actionKey } = search
  const action = actionKey === null ? null : actionOf(actionKey, '')
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Desk.BulkTitle')}</PageTitle>
          <p>{t('Desk.BulkLead')}</p>
        </Stack>
        <ChooseAction search={search} />
        {action && <Preview key={actionKey} order={{ choice, action }} />}
      </Stack>
    </Screen>
  )
}

/** A plain form that leads to this screen again. */
function ChooseAction({ search: { actionKey, query: narrowed } }: { search: BulkSearch }) {
  const { t } = useTexts()
  const { data: choices } = useSuspenseQuery(query(getDesk))
  const staff = [{ id: 'nobody', name: t('Desk.Nobody') }, ...choices.assignees]
  return (
    <form role="none" action="/requests/bulk" className={styles.filters} data-look="wide">
      {Object.entries(narrowed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="do"
        label={t('Desk.BulkDo')}
        defaultValue={actionKey ?? ''}
        required
        placeholder={t('Desk.Choose')}
        options={[
          ...statusNames
            .filter((status) => status !== 'Pending Payment')
            .map((status) => ({
              value: `status/${status}`,
              label: `${t('Desk.BulkStatus')}: ${t(statusKey(status))}`,
            })),
          ...staff.map(({ id, name }) => ({
            value: `assign/${id}`,
            label: `${t('Desk.BulkAssign')}: ${name}`,
          })),
        ]}
      />
      <Row>
        <Button type="submit" look="quiet">
          {t('Desk.Preview')}
        </Button>
      </Row>
    </form>
  )
}

function Preview({ order }: { order: BulkOrder }) {
  const texts = useTexts()
  const { t } = texts
  const { data } = useSuspenseQuery(bulkQuery(order))
  const form = useAppForm(bulkForm)
  const { action } = order
  const { can, cannot, isCut, requests } = data
  const isReasonNeeded = action.kind === 'status' && needsReason(action.to)
  return (
    <Stack>
      <Banner tone={can > 0 ? 'info' : 'warn'} live="status">
        <p>
          {t('Desk.BulkCan', { count: can })}
          {cannot > 0 && ` ${t('Desk.BulkCannot', { count: cannot })}`}
        </p>
        {isCut && <p>{t('Desk.BulkCut')}</p>}
      </Banner>
      {can > 0 && (
        <Card>
          <Form of={form} look="narrow">
            <Stack>
              {action.kind === 'status' && (
                <TextArea
                  {...form.field('reason')}
                  optional={!isReasonNeeded}
                  hint={t('Desk.ReasonHint')}
                  rows={2}
                  maxLength={queueLimits.text}
                />
              )}
              <Row>
                <Button type="submit">
                  {form.isBusy ? t('Desk.BulkRunning') : t('Desk.BulkRun', { count: can })}
                </Button>
                <a href="/requests">{t('Util.Cancel')}</a>
              </Row>
            </Stack>
          </Form>
        </Card>
      )}
      <Table
        caption={t('Desk.Result')}
        isCaptionHidden
        columns={columnsOf(texts)}
        rows={requests}
        rowKey={({ number }) => number}
      />
    </Stack>
  )
}

const columnsOf = ({ t }: ReturnType<typeof useTexts>): readonly Column<Verdict>[] => [
  {
    key: 'number',
    header: t('Desk.What'),
    isRowHeader: true,
    render: ({ number, title }) => (
      <>
        {title} <span className={styles.number}>{number}</span>
      </>
    ),
  },
  {
    key: 'status',
    header: t('Desk.Status'),
    render: ({ status, obstacle }) => (obstacle === 'not-found' ? '' : t(statusKey(status))),
  },
  {
    key: 'result',
    header: t('Desk.Result'),
    render: ({ obstacle }) =>
      obstacle === null ? t('Desk.WillChange') : t(`Desk.Obstacle_${obstacle}`),
  },
]

import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { licenseStatuses, spacedCode } from '@portal/core/licenses/rules'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Select } from '@portal/web-ui/select'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { Facts } from '../../money/payments/facts.tsx'
import { ChangeTrades } from './change-trades.tsx'
import { freeRenewalForm, licenseStatusForm } from './license-forms.ts'
import { LicenseState } from './license-status.tsx'
import { PinLetter } from './pin-letter.tsx'
import { type License, licenseQuery } from './queries.ts'

/** One license with its years; case workers and finance change it. */
export function LicenseScreen({ id }: { id: string }) {
  const { t, format } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: license } = useSuspenseQuery(licenseQuery(id))
  const { address, answers, businessName, email, kind, number, status, validTo } = license
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('License.CheckTitle', { number })}</PageTitle>
          <p>
            <a href="/licenses">{t('Licenses.Back')}</a>
          </p>
        </Stack>
        <Card>
          <Facts
            of={[
              [t('Licenses.Status'), <LicenseState key="status" status={status} />],
              [t('License.Kind'), kind],
              ...(license.isContractor
                ? ([
                    [
                      t('Licenses.Trades'),
                      license.trades.map((trade) => t(`Trade.${trade}`)).join(', ') ||
                        t('Licenses.TradesUnknown'),
                    ],
                  ] as const)
                : []),
              [t('License.Business'), businessName],
              [t('License.Address'), address],
              [t('License.ValidTo'), validTo && format.date(validTo)],
              [t('Licenses.Email'), email],
              [
                t('Licenses.Counts'),
                Object.entries(answers)
                  .map(([name, units]) => `${name}: ${format.number(units)}`)
                  .join(', ') || null,
              ],
            ]}
          />
        </Card>
        <Years of={license} />
        {license.isFree && mayCall(roles, 'renewFreeLicense') && <RenewFree of={license} />}
        {license.isContractor && mayCall(roles, 'setLicenseTrades') && (
          <ChangeTrades key={license.version} of={license} />
        )}
        {mayCall(roles, 'setLicenseStatus') && <ChangeStatus of={license} />}
        {mayCall(roles, 'resetLicensePin') && <PinLetter of={license} />}
      </Stack>
    </Screen>
  )
}

interface Of {
  of: License
}

type Year = License['years'][number]

function Years({ of: { years } }: Of) {
  const { t, format } = useTexts()
  const stateOf = ({ isIssued, isValid }: Year) =>
    t(isIssued ? 'Licenses.Issued' : isValid ? 'Licenses.Paid' : 'Licenses.Unpaid')
  const columns: readonly Column<Year>[] = [
    {
      key: 'year',
      header: t('Licenses.Year'),
      isRowHeader: true,
      render: ({ year }) => String(year),
    },
    { key: 'state', header: t('Licenses.Status'), render: stateOf },
    { key: 'to', header: t('License.ValidTo'), render: ({ toDay }) => format.date(toDay) },
    {
      key: 'fees',
      header: t('Licenses.Fees'),
      align: 'end',
      render: ({ totalCents }) => format.money(totalCents),
    },
    {
      key: 'penalty',
      header: t('Licenses.Penalty'),
      align: 'end',
      render: ({ penaltyCents }) => format.money(penaltyCents),
    },
    {
      key: 'code',
      header: t('License.Code'),
      render: ({ code }) => <code>{spacedCode(code)}</code>,
    },
    {
      key: 'request',
      header: t('Licenses.Request'),
      render: ({ requestId, requestNumber }) =>
        requestId === null ? '–' : <a href={`/requests/${requestId}`}>{requestNumber}</a>,
    },
  ]
  return (
    <Table
      caption={t('Licenses.Years')}
      columns={columns}
      rows={years}
      rowKey={({ year }) => String(year)}
    />
  )
}

function ChangeStatus({ of: { id, status, version } }: Of) {
  const { t } = useTexts()
  const form = useAppForm(licenseStatusForm)
  return (
    <Card title={t('Licenses.Change')}>
      <Form of={form} look="narrow">
        <p>{t('Licenses.ChangeLead')}</p>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Select
          {...form.field('status', status)}
          options={licenseStatuses.map((value) => ({
            value,
            label: t(`Licenses.Status_${value}`),
          }))}
        />
        <Submit of={form} label="Licenses.Save" />
      </Form>
    </Card>
  )
}

function RenewFree({ of: { id, version } }: Of) {
  const { t } = useTexts()
  const form = useAppForm(freeRenewalForm)
  return (
    <Card title={t('Licenses.RenewFree')}>
      <Form of={form} look="narrow">
        <p>{t('Licenses.RenewFreeLead')}</p>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Submit of={form} label="Licenses.RenewFree" look="quiet" />
      </Form>
    </Card>
  )
}

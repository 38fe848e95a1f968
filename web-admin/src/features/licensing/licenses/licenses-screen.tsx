import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { licenseLimits, licenseStatuses } from '@portal/core/licenses/rules'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Select } from '@portal/web-ui/select'
import { type Column, Table } from '@portal/web-ui/table'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Screen } from '../../../parts/screen.tsx'
import { LicenseState } from './license-status.tsx'
import { type LicensesSearch, licensesQuery, type ListedLicense } from './queries.ts'

/** By number, business or address. */
export function LicensesScreen({ search }: { search: LicensesSearch }) {
  const { t, format } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: licenses } = useSuspenseQuery(licensesQuery(search))
  const columns: readonly Column<ListedLicense>[] = [
    {
      key: 'number',
      header: t('Licenses.Number'),
      isRowHeader: true,
      isOneLine: true,
      render: ({ id, number }) => <a href={`/licenses/${id}`}>{number}</a>,
    },
    {
      key: 'business',
      header: t('License.Business'),
      render: ({ businessName }) => businessName,
    },
    { key: 'kind', header: t('License.Kind'), render: ({ kind }) => kind },
    { key: 'address', header: t('License.Address'), render: ({ address }) => address },
    {
      key: 'to',
      header: t('License.ValidTo'),
      render: ({ validTo }) => (validTo === null ? '–' : format.date(validTo)),
    },
    {
      key: 'status',
      header: t('Licenses.Status'),
      render: ({ status }) => <LicenseState status={status} />,
    },
  ]
  return (
    <Screen>
      <Stack gap="wide">
        <PageTitle>{t('Licenses.Title')}</PageTitle>
        {mayCall(roles, 'addLicense') && (
          <div>
            <ButtonLink look="quiet" href="/licenses/new">
              {t('Licenses.New')}
            </ButtonLink>
          </div>
        )}
        <form role="none" method="get" action="/licenses">
          <Stack>
            <TextInput
              name="term"
              label={t('Licenses.Find')}
              defaultValue={search.term}
              maxLength={licenseLimits.text}
              autoComplete="off"
            />
            <Select
              name="status"
              label={t('Licenses.Status')}
              placeholder={t('Licenses.AllStatuses')}
              defaultValue={search.status ?? ''}
              options={licenseStatuses.map((value) => ({
                value,
                label: t(`Licenses.Status_${value}`),
              }))}
            />
            <div>
              <Button type="submit">{t('Licenses.Search')}</Button>
            </div>
          </Stack>
        </form>
        <Table
          caption={t('Licenses.Title')}
          isCaptionHidden
          columns={columns}
          rows={licenses}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('Licenses.None')}>{t('Licenses.NoneHint')}</EmptyState>}
        />
      </Stack>
    </Screen>
  )
}

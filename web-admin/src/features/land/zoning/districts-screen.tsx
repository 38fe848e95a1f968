import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { zoningLimits } from '@portal/core/zoning/rules'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { type Column, Table } from '@portal/web-ui/table'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { DistrictFields } from './district-fields.tsx'
import { districtsQuery, type ListedDistrict } from './queries.ts'
import { addDistrictForm } from './zoning-forms.ts'

/** What the city's zoning districts are, and how much each says. */
export function DistrictsScreen() {
  const { t, format, language } = useTexts()
  const { roles } = useApp().page.viewer
  const { districts } = useSuspenseQuery(districtsQuery()).data
  const number = (key: string, header: string, of: (row: ListedDistrict) => number) =>
    ({
      key,
      header,
      align: 'end',
      render: (row: ListedDistrict) => format.number(of(row)),
    }) as const
  const columns: readonly Column<ListedDistrict>[] = [
    {
      key: 'code',
      header: t('ZoningDistricts.Code'),
      isRowHeader: true,
      isOneLine: true,
      render: ({ id, code }) => <a href={`/zoning_districts/${id}`}>{code}</a>,
    },
    {
      key: 'name',
      header: t('ZoningDistricts.Name'),
      render: ({ name, nameEs }) => (language === 'es' ? nameEs : name),
    },
    {
      key: 'kind',
      header: t('ZoningDistricts.Kind'),
      render: ({ kind }) => t(`ZoningDistricts.Kind_${kind}`),
    },
    number('uses', t('ZoningDistricts.Uses'), ({ useCount }) => useCount),
    number('later', t('ZoningDistricts.Later'), ({ laterCount }) => laterCount),
    number('parcels', t('ZoningDistricts.Parcels'), ({ parcelCount }) => parcelCount),
    {
      key: 'map',
      header: t('ZoningDistricts.MapOf'),
      render: ({ dataOn }) => format.date(dataOn),
    },
    {
      key: 'rules',
      header: t('ZoningDistricts.Rules'),
      render: ({ code, rulesUrl }) => (
        <a href={rulesUrl}>{t('ZoningDistricts.SeeRules', { code })}</a>
      ),
    },
  ]
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('ZoningDistricts.Title')}</PageTitle>
          <p>{t('ZoningDistricts.Lead')}</p>
        </Stack>
        <Table
          caption={t('ZoningDistricts.Title')}
          isCaptionHidden
          columns={columns}
          rows={districts}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('ZoningDistricts.None')} />}
        />
        {mayCall(roles, 'addZoningDistrict') && <AddDistrict />}
      </Stack>
    </Screen>
  )
}

function AddDistrict() {
  const { t } = useTexts()
  const form = useAppForm(addDistrictForm)
  return (
    <Card title={t('ZoningDistricts.AddTitle')}>
      <Form of={form} look="wide">
        <TextInput
          {...form.field('code')}
          hint={t('ZoningDistricts.CodeHint')}
          maxLength={zoningLimits.code}
          autoComplete="off"
          required
        />
        <DistrictFields form={form} />
        <Submit of={form} label="ZoningDistricts.Add" />
      </Form>
    </Card>
  )
}

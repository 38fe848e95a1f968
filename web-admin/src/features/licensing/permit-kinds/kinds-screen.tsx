import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Screen } from '../../../parts/screen.tsx'
import { disciplineTexts } from '../permit-desk/words.ts'
import { kindsQuery, newKind, type PermitKind } from './queries.ts'

/** What the city permits. */
export function KindsScreen() {
  const { t, format, language } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: kinds } = useSuspenseQuery(kindsQuery())
  const columns: readonly Column<PermitKind>[] = [
    {
      key: 'name',
      header: t('PermitDesk.Kind'),
      isRowHeader: true,
      render: ({ code, name, nameEs }) => (
        <a href={`/permit_kinds/${code}`}>{language === 'es' ? nameEs : name}</a>
      ),
    },
    {
      key: 'disciplines',
      header: t('PermitKinds.Disciplines'),
      render: ({ disciplines }) => disciplines.map((one) => t(disciplineTexts[one])).join(', '),
    },
    {
      key: 'inspections',
      header: t('PermitDesk.Inspections'),
      render: ({ inspections }) =>
        inspections.map(({ name, nameEs }) => (language === 'es' ? nameEs : name)).join(', '),
    },
    {
      key: 'days',
      header: t('PermitKinds.ValidDays'),
      align: 'end',
      render: ({ validDays }) => format.number(validDays),
    },
    {
      key: 'offered',
      header: t('PermitKinds.IsOffered'),
      render: ({ isOffered }) => t(isOffered ? 'PermitKinds.Offered' : 'PermitKinds.NotOffered'),
    },
  ]
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('PermitKinds.Title')}</PageTitle>
          <p>{t('PermitKinds.Lead')}</p>
        </Stack>
        {mayCall(roles, 'setPermitKind') && (
          <div>
            <ButtonLink href={`/permit_kinds/${newKind}`} look="quiet">
              {t('PermitKinds.Add')}
            </ButtonLink>
          </div>
        )}
        <Table
          caption={t('PermitKinds.Title')}
          isCaptionHidden
          columns={columns}
          rows={kinds}
          rowKey={({ code }) => code}
        />
      </Stack>
    </Screen>
  )
}

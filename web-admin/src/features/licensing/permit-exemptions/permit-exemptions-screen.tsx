import { useSuspenseQuery } from '@tanstack/react-query'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { type ExemptedKind, permitExemptionsQuery } from './queries.ts'
import { type Standing, standingOf } from './standing.ts'

/** Every kind of permit, and the work for which none is needed. */
export function PermitExemptionsScreen() {
  const { t, format, language } = useTexts()
  const { today, kinds } = useSuspenseQuery(permitExemptionsQuery()).data
  const versionOf = ({ versions }: ExemptedKind, wanted: Standing) =>
    versions.findLast((version) => standingOf(version, today) === wanted)
  const columns: readonly Column<ExemptedKind>[] = [
    {
      key: 'kind',
      header: t('PermitExemptions.Kind'),
      isRowHeader: true,
      render: ({ code, name, nameEs }) => (
        <a href={`/permit_exemptions/${code}`}>{language === 'es' ? nameEs : name}</a>
      ),
    },
    {
      key: 'now',
      header: t('PermitExemptions.Now'),
      render: (kind) => {
        const current = versionOf(kind, 'InForceNow')
        return current ? format.date(current.fromDay) : '–'
      },
    },
    {
      key: 'next',
      header: t('PermitExemptions.Next'),
      render: (kind) => {
        const next = versionOf(kind, 'Later')
        return next ? format.date(next.fromDay) : '–'
      },
    },
    {
      key: 'source',
      header: t('PermitExemptions.Source'),
      render: (kind) => versionOf(kind, 'InForceNow')?.source ?? t('PermitExemptions.Always'),
    },
  ]
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('PermitExemptions.Title')}</PageTitle>
          <p>{t('PermitExemptions.Lead')}</p>
        </Stack>
        <Table
          caption={t('PermitExemptions.Title')}
          isCaptionHidden
          columns={columns}
          rows={kinds}
          rowKey={({ code }) => code}
        />
      </Stack>
    </Screen>
  )
}

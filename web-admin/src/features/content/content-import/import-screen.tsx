import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { importLists, importStates } from '@portal/core/content-import/rules'
import { Banner } from '@portal/web-ui/banner'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { ImportChanges } from './import-changes.tsx'
import { ImportErrors } from './import-errors.tsx'
import { applyImportForm } from './import-forms.ts'
import { type ContentImport, importQuery } from './queries.ts'

const tones = { checked: 'info', refused: 'error', applied: 'success' } as const
const words = {
  checked: 'ContentImport.Checked',
  refused: 'ContentImport.Refused',
  applied: 'ContentImport.Applied',
} as const

/** One file: what is wrong with which row, or what it changes. */
export function ImportScreen({ id }: { id: string }) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const { data } = useSuspenseQuery(importQuery(id))
  const { status, counts } = data
  const changes = (['added', 'changed'] as const).some((state) =>
    Object.values(counts).some((of) => (of[state] ?? 0) > 0),
  )
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <p>
            <a href="/imports">{t('ContentImport.Title')}</a>
          </p>
          <PageTitle>{data.name}</PageTitle>
        </Stack>
        <Banner tone={tones[status]} title={t(`ContentImport.Status_${status}`)}>
          {t(status === 'checked' && !changes ? 'ContentImport.NothingChanges' : words[status])}
        </Banner>
        {status === 'refused' && <ImportErrors of={data} />}
        {status !== 'refused' && <Counts of={data} />}
        {status === 'checked' && changes && mayCall(roles, 'applyContentImport') && (
          <Apply of={data} />
        )}
        {status === 'checked' && <ImportChanges of={data} />}
      </Stack>
    </Screen>
  )
}

function Apply({ of: { id, mark } }: { of: ContentImport }) {
  const form = useAppForm(applyImportForm)
  return (
    <Form of={form}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="mark" value={mark} />
      <Submit of={form} label="ContentImport.Apply" />
    </Form>
  )
}

type Counted = { readonly list: (typeof importLists)[number] } & NonNullable<
  ContentImport['counts']['boards']
>

function Counts({ of: { counts } }: { of: ContentImport }) {
  const { t, format } = useTexts()
  const rows = importLists.flatMap((list): readonly Counted[] => {
    const of = counts[list]
    return of ? [{ list, ...of }] : []
  })
  const states = importStates.filter((state) => rows.some((row) => (row[state] ?? 0) > 0))
  const columns: readonly Column<Counted>[] = [
    {
      key: 'list',
      header: t('ContentImport.Records'),
      isRowHeader: true,
      render: ({ list }) => t(`ContentImport.Lists_${list}`),
    },
    ...states.map((state): Column<Counted> => ({
      key: state,
      header: t(`ContentImport.State_${state}`),
      align: 'end',
      render: (row) => format.number(row[state] ?? 0),
    })),
  ]
  return (
    <Stack>
      <h2>{t('ContentImport.Counts')}</h2>
      <Table
        caption={t('ContentImport.Counts')}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ list }) => list}
      />
    </Stack>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { listPublicFieldTypes } from '@portal/openapi/admin-client/public-fields'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { PlusIcon } from '@portal/web-ui/icons'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { Screen } from '../../../parts/screen.tsx'
import { ChooseFields } from './choose-fields.tsx'
import { ChooseType } from './choose-type.tsx'
import { fieldsHref, publicFieldsPath, type PublicFieldsSearch } from './public-fields-search.ts'

interface Listed {
  readonly SalesforceObject: string
  readonly name: string
  readonly fieldCount: number
  readonly publicCount: number
}

/** Record types with chosen fields (spec, admin section 2.11). */
export function PublicFieldsScreen({
  search: { object, add, saved },
}: {
  search: PublicFieldsSearch
}) {
  const texts = useTexts()
  const { t } = texts
  const { data: types } = useSuspenseQuery(query(listPublicFieldTypes))
  const chosen = types.filter(({ isChosen }) => isChosen)
  const others = types.filter(({ isChosen }) => !isChosen)
  const opened = types.find(({ SalesforceObject }) => SalesforceObject === object)
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('PublicFields.Title')}</PageTitle>
          <p>{t('PublicFields.Lead')}</p>
        </Stack>
        {saved && (
          <Banner tone="success" live="status">
            {t('PublicFields.Saved')}
          </Banner>
        )}
        {object && <ChooseFields key={object} object={object} name={opened?.name ?? object} />}
        {add && <ChooseType types={others} />}
        {others.length > 0 && (
          <Row>
            <ButtonLink href={`${publicFieldsPath}?add=1`}>
              <PlusIcon size="small" />
              {t('PublicFields.Add')}
            </ButtonLink>
          </Row>
        )}
        <Table
          caption={t('PublicFields.Title')}
          isCaptionHidden
          columns={columnsOf(texts)}
          rows={chosen}
          rowKey={({ SalesforceObject }) => SalesforceObject}
          empty={<EmptyState title={t('PublicFields.All')}>{t('PublicFields.None')}</EmptyState>}
        />
        {chosen.length > 0 && others.length > 0 && <p>{t('PublicFields.Rest')}</p>}
      </Stack>
    </Screen>
  )
}

const columnsOf = ({ t, format }: ReturnType<typeof useTexts>): readonly Column<Listed>[] => [
  {
    key: 'type',
    header: t('PublicFields.Type'),
    isRowHeader: true,
    render: ({ name }) => name,
  },
  {
    key: 'shown',
    header: t('PublicFields.Shown'),
    render: ({ fieldCount, publicCount }) =>
      t('PublicFields.Count', {
        shown: format.number(publicCount),
        count: fieldCount,
      }),
  },
  {
    key: 'actions',
    header: t('PublicFields.Actions'),
    render: ({ SalesforceObject, name }) => (
      <ButtonLink look="plain" size="small" href={fieldsHref(SalesforceObject)}>
        <span aria-hidden="true">{t('PublicFields.Edit')}</span>
        <VisuallyHidden>{t('PublicFields.EditType', { type: name })}</VisuallyHidden>
      </ButtonLink>
    ),
  },
]

import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { boardLimits } from '@portal/core/boards/rules'
import { Card } from '@portal/web-ui/card'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { createBoardForm } from './board-forms.ts'
import { boardsQuery, type DeskBoardRow } from './queries.ts'

/** Every board, and a form for another one. */
export function BoardsScreen() {
  const { t, format, language } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: boards } = useSuspenseQuery(boardsQuery())
  const columns: readonly Column<DeskBoardRow>[] = [
    {
      key: 'board',
      header: t('BoardDesk.Board'),
      isRowHeader: true,
      render: ({ id, name, nameEs, hasEnded }) => (
        <>
          <a href={`/boards/${id}`}>{(language === 'es' && nameEs) || name}</a>
          {hasEnded && (
            <>
              {' '}
              <StatusBadge color="gray">{t('BoardDesk.Ended')}</StatusBadge>
            </>
          )}
        </>
      ),
    },
    {
      key: 'open',
      header: t('BoardDesk.Open'),
      align: 'end',
      render: ({ vacancies }) => vacancies,
    },
    {
      key: 'members',
      header: t('BoardDesk.Members'),
      align: 'end',
      render: ({ members }) => members,
    },
    {
      key: 'ends',
      header: t('BoardDesk.EndsSoon'),
      align: 'end',
      render: ({ endsSoon }) => endsSoon,
    },
    {
      key: 'next',
      header: t('BoardDesk.Next'),
      render: ({ nextMeeting }) => (nextMeeting ? format.date(nextMeeting) : '–'),
    },
  ]
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('BoardDesk.Title')}</PageTitle>
          <p>{t('BoardDesk.Lead')}</p>
        </Stack>
        <Table
          caption={t('BoardDesk.Title')}
          isCaptionHidden
          columns={columns}
          rows={boards}
          rowKey={({ id }) => id}
        />
        {mayCall(roles, 'createBoard') && <NewBoard />}
      </Stack>
    </Screen>
  )
}

function NewBoard() {
  const { t } = useTexts()
  const form = useAppForm(createBoardForm)
  return (
    <Card title={t('BoardDesk.New')}>
      <Form of={form} look="wide">
        <Beside>
          <TextInput {...form.field('name')} maxLength={boardLimits.name} required />
          <TextInput {...form.field('nameEs')} maxLength={boardLimits.name} lang="es" required />
        </Beside>
        <TextInput
          {...form.field('alias')}
          hint={t('BoardDesk.AliasHint')}
          maxLength={60}
          autoComplete="off"
          required
        />
        <Submit of={form} label="BoardDesk.Add" />
      </Form>
    </Card>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { listUsers } from '@portal/openapi/admin-client/directory'
import { query } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Row } from '@portal/web-ui/layout'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { nameOf, type User } from './queries.ts'
import { useDeletion } from './use-deletion.tsx'

/** Spec, admin section 2.2, v1: a link to edit and one to delete. */
export function SimpleUserList() {
  const { t } = useTexts()
  const { data: users } = useSuspenseQuery(query(listUsers))
  const { remove } = useDeletion()
  const question = t('Users.ConfirmDelete')
  const columns: readonly Column<User>[] = [
    { key: 'name', header: t('Users.Title'), isRowHeader: true, render: nameOf },
    { key: 'email', header: t('Users.Email'), render: ({ Email }) => Email },
    {
      key: 'actions',
      header: t('Users.Actions'),
      render: (user) => (
        <Row gap="tight">
          <a href={`/users/edit/${user.Id}/users`}>
            {t('Users.Edit')}
            <VisuallyHidden> {nameOf(user)}</VisuallyHidden>
          </a>
          <Button
            look="plain"
            size="small"
            onClick={() => {
              // oxlint-disable-next-line no-alert -- the specification asks for the browser's own question here
              if (confirm(question)) void remove(user)
            }}
          >
            {t('Users.Delete')}
            <VisuallyHidden> {nameOf(user)}</VisuallyHidden>
          </Button>
        </Row>
      ),
    },
  ]
  return (
    <Table
      caption={t('Users.Title')}
      isCaptionHidden
      columns={columns}
      rows={users}
      rowKey={({ Id }) => Id}
      empty={<EmptyState title={t('Users.None')} />}
    />
  )
}

import { type DirectoryColumn, directoryColumns } from '@portal/core/directory/rules'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { EditIcon, TrashIcon } from '@portal/web-ui/icons'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { nameOf, type User } from './queries.ts'
import styles from './user-list.module.css'
import { type UserSearch, usersHref } from './user-search.ts'

interface UserTableProps {
  users: readonly User[]
  search: UserSearch
  onDelete: (user: User) => void
}

/** The whole row links to the user; its icons edit and delete. */
export function UserTable({ users, search, onDelete }: UserTableProps) {
  const { t } = useTexts()
  const columns: readonly Column<User>[] = [
    ...directoryColumns.map((column) => ({
      key: column,
      header: t(`Users.${column}`),
      isSortable: true,
      isRowHeader: column === 'Email',
      isOneLine: column === 'PhoneNumber',
      render: (user: User) => <Cell user={user} column={column} />,
    })),
    {
      key: 'actions',
      header: t('Users.Actions'),
      render: (user) => <Actions user={user} onDelete={onDelete} />,
    },
  ]
  return (
    <div className={styles.list}>
      <Table
        caption={t('Users.Title')}
        isCaptionHidden
        columns={columns}
        rows={users}
        rowKey={({ Id }) => Id}
        empty={<EmptyState title={t('Users.None')}>{t('Users.NoneText')}</EmptyState>}
        sort={{ key: search.sort, direction: search.direction }}
        sortHref={({ key, direction }) => {
          // The sortable columns have these keys.
          const sort = key as DirectoryColumn
          return usersHref({ ...search, sort, direction, page: 0 })
        }}
      />
    </div>
  )
}

function Cell({ user, column }: { user: User; column: DirectoryColumn }) {
  const { t } = useTexts()
  const value = user[column]
  if (value === null) return null
  if (column === 'SalesforceId') return <span className={styles.id}>{value}</span>
  if (column !== 'Email') return value
  return (
    <a href={`/users/view/${user.Id}/users`} className={styles.all}>
      {value || t('Users.NotAvailable')}
    </a>
  )
}

function Actions({ user, onDelete }: { user: User; onDelete: (user: User) => void }) {
  const { t } = useTexts()
  const name = nameOf(user)
  return (
    <span className={styles.actions}>
      <ButtonLink look="plain" size="small" href={`/users/edit/${user.Id}/users`}>
        <EditIcon />
        <VisuallyHidden>{t('Users.EditOne', { name })}</VisuallyHidden>
      </ButtonLink>
      <Button look="plain" size="small" onClick={() => onDelete(user)}>
        <TrashIcon />
        <VisuallyHidden>{t('Users.DeleteOne', { name })}</VisuallyHidden>
      </Button>
    </span>
  )
}

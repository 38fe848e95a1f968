import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import {
  directoryDebounceMs,
  directoryPageSizes,
  maxFoundUsers,
  maxListedUsers,
} from '@portal/core/directory/rules'
import { Button } from '@portal/web-ui/button'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { Stack } from '@portal/web-ui/layout'
import { Pager } from '@portal/web-ui/pager'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { searchUsersQuery } from './queries.ts'
import { useWarnedDeletion } from './use-deletion.tsx'
import styles from './user-list.module.css'
import { addressQuery, firstSearch, type UserSearch, usersHref } from './user-search.ts'
import { UserTable } from './user-table.tsx'

/** Paged by the server (spec, admin section 2.2, the v2 list). */
export function UserDirectory({ search }: { search: UserSearch }) {
  const { t, format } = useTexts()
  const { data } = useSuspenseQuery(searchUsersQuery(search))
  const { ask, warning } = useWarnedDeletion()
  const { data: users, total, totalPages } = data
  const isCapped = total >= (search.term === '' ? maxListedUsers : maxFoundUsers)
  return (
    <Stack>
      <SearchForm search={search} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands from the start, so that it is read out */}
      <p role="status" className={styles.total}>
        {isCapped
          ? t('Users.TotalAtLeast', { least: format.number(total) })
          : t('Users.Total', { count: total })}
      </p>
      <UserTable users={users} search={search} onDelete={ask} />
      <Pager
        page={search.page + 1}
        pages={totalPages}
        href={(page) => usersHref({ ...search, page: page - 1 })}
      />
      {warning}
    </Stack>
  )
}

/** A plain form, which JavaScript sends by itself. */
function SearchForm({ search }: { search: UserSearch }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function show(form: HTMLFormElement): void {
    clearTimeout(timer.current)
    const { text } = fieldsIn(form)
    const term = text('term').trim()
    const size = directoryPageSizes.find((one) => String(one) === text('size'))
    // Another search or page size starts at the first page.
    const wanted = { ...search, term, size: size ?? search.size, page: 0 }
    void navigate({ to: '/users', search: addressQuery(wanted), replace: true, resetScroll: false })
  }

  return (
    <form
      role="none"
      action="/users"
      onSubmit={(event) => {
        event.preventDefault()
        show(event.currentTarget)
      }}
    >
      <div className={styles.tools}>
        <TextInput
          name="term"
          type="search"
          label={t('Users.Search')}
          hint={t('Users.SearchHint')}
          defaultValue={search.term}
          maxLength={200}
          autoComplete="off"
          onInput={({ currentTarget: { form } }) => {
            clearTimeout(timer.current)
            timer.current = setTimeout(() => form && show(form), directoryDebounceMs)
          }}
        />
        <Select
          name="size"
          label={t('Users.PageSize')}
          defaultValue={String(search.size)}
          options={directoryPageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={({ currentTarget: { form } }) => form && show(form)}
        />
        {search.sort !== firstSearch.sort && (
          <input type="hidden" name="sort" value={search.sort} />
        )}
        {search.direction !== firstSearch.direction && (
          <input type="hidden" name="direction" value={search.direction} />
        )}
        <Button type="submit" look="quiet">
          {t('Users.Show')}
        </Button>
      </div>
    </form>
  )
}

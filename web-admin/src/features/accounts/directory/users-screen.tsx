import { useSuspenseQuery } from '@tanstack/react-query'
import { listFlags } from '@portal/openapi/admin-client/flags'
import { query } from '@portal/web-ui/api'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { SimpleUserList } from './simple-user-list.tsx'
import { UserDirectory } from './user-directory.tsx'
import { listVersionOf, type UserSearch } from './user-search.ts'

/** The flag selects the list; without the flag the page is empty. */
export function UsersScreen({ search }: { search: UserSearch }) {
  const { t } = useTexts()
  const { data: flags } = useSuspenseQuery(query(listFlags))
  const version = listVersionOf(flags)
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Users.Title')}</PageTitle>
          {version !== 'none' && <p>{t('Users.Lead')}</p>}
        </Stack>
        {version === 'v2' && <UserDirectory search={search} />}
        {version === 'v1' && <SimpleUserList />}
      </Stack>
    </Screen>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EmptyState } from '@portal/web-ui/empty-state'
import { SearchIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { FindForm, stepAmong } from './find-people.tsx'
import { FoundList } from './found-list.tsx'
import { findPeopleQuery } from './queries.ts'
import { useSearchText } from './use-search-text.ts'

/** Find a caller: one field for all that a person can say about themselves. */
export function PeopleScreen() {
  const { t } = useTexts()
  const [text, setText] = useSearchText()
  return (
    <Screen>
      <Stack gap="wide">
        <PageTitle>{t('People.Title')}</PageTitle>
        <div role="none" onKeyDown={stepAmong}>
          <Stack>
            <FindForm text={text} onText={setText} />
            <Found text={text} />
            {text === '' && (
              <EmptyState icon={<SearchIcon />} title={t('People.Start')}>
                {t('People.StartText')}
              </EmptyState>
            )}
          </Stack>
        </div>
      </Stack>
    </Screen>
  )
}

function Found({ text }: { text: string }) {
  const isAsked = text !== ''
  const { data = null } = useQuery({
    ...findPeopleQuery(text),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return <FoundList found={isAsked ? data : null} typed={text} />
}

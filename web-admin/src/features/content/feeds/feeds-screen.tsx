import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Screen } from '../../../parts/screen.tsx'
import { FeedCard } from './feed-card.tsx'
import { FeedEditor } from './feed-editor.tsx'
import styles from './feeds.module.css'
import { feedsQuery } from './queries.ts'

/** Sites whose news and events the home page shows; `edited` is the one that the address names. */
export function FeedsScreen({ edited }: { edited: string | null }) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: feeds } = useSuspenseQuery(feedsQuery())
  const mayChange = mayCall(roles, 'updateFeed')
  const feed = mayChange ? (feeds.find(({ id }) => id === edited) ?? null) : null
  return (
    <Screen>
      <Stack>
        <Stack gap="tight">
          <PageTitle>{t('Feeds.Title')}</PageTitle>
          <p>{t('Feeds.Lead')}</p>
        </Stack>
        {feed && <FeedEditor key={`${feed.id} ${feed.version}`} feed={feed} />}
        {feeds.length === 0 && (
          <EmptyState title={t('Feeds.None')}>{t('Feeds.NoneText')}</EmptyState>
        )}
        {feeds.length > 0 && (
          <ul className={styles.list}>
            {feeds.map((one) => (
              <li key={one.id}>
                <FeedCard feed={one} mayChange={mayChange} />
              </li>
            ))}
          </ul>
        )}
        {mayChange && !feed && <FeedEditor feed={null} />}
      </Stack>
    </Screen>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Screen } from '../../../parts/screen.tsx'
import { BrokenLinkCard } from './broken-link-card.tsx'
import styles from './broken-links.module.css'
import { type BrokenLink, brokenLinksQuery } from './queries.ts'

/** Links in published content that do not work, and those that staff say work. */
export function BrokenLinksScreen() {
  const { t } = useTexts()
  const { data: links } = useSuspenseQuery(brokenLinksQuery())
  const broken = links.filter(({ ignored }) => !ignored)
  const ignored = links.filter((link) => link.ignored)
  return (
    <Screen>
      <Stack>
        <Stack gap="tight">
          <PageTitle>{t('BrokenLinks.Title')}</PageTitle>
          <p className={styles.lead}>{t('BrokenLinks.Lead')}</p>
        </Stack>
        {broken.length === 0 ? (
          <EmptyState title={t('BrokenLinks.None')}>{t('BrokenLinks.NoneText')}</EmptyState>
        ) : (
          <Stack>
            <p>{t('BrokenLinks.Count', { count: broken.length })}</p>
            <Links of={broken} />
          </Stack>
        )}
        {ignored.length > 0 && (
          <details className={styles.ignored}>
            <summary>{t('BrokenLinks.Ignored', { count: ignored.length })}</summary>
            <Links of={ignored} />
          </details>
        )}
      </Stack>
    </Screen>
  )
}

function Links({ of: links }: { of: readonly BrokenLink[] }) {
  const { roles } = useApp().page.viewer
  const mayChange = mayCall(roles, 'ignoreBrokenLink')
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.id}>
          <BrokenLinkCard link={link} mayChange={mayChange} />
        </li>
      ))}
    </ul>
  )
}

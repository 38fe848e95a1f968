import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import type { Language } from '@portal/core/kernel/rules'
import { languageNames } from '@portal/core/text-editing/rules'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Pager } from '@portal/web-ui/pager'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Screen } from '../../../parts/screen.tsx'
import { textsQuery } from './queries.ts'
import { TextFilters } from './text-filters.tsx'
import { TextList } from './text-list.tsx'
import { textsHref, type TextsSearch } from './texts-search.ts'
import styles from './texts.module.css'

interface TextsScreenProps {
  readonly language: Language
  readonly search: TextsSearch
}

/** The texts of a language, by group, each with its field (spec, admin section 2.6). */
export function TextsScreen({ language, search }: TextsScreenProps) {
  const { t } = useTexts()
  const { page } = useApp()
  const { data } = useSuspenseQuery(textsQuery(language, search))
  const isEditor = mayCall(page.viewer.roles, 'saveTranslations')
  return (
    <Screen>
      <Stack>
        <Stack gap="tight">
          <PageTitle>{t(`Languages.${languageNames[language]}Texts`)}</PageTitle>
          <p>
            {t(isEditor ? 'Languages.EditLead' : 'Languages.ReadLead')}{' '}
            <a href={`/languages/${languageNames[language]}/files`}>{t('Languages.Files')}</a>
          </p>
        </Stack>
        <TextFilters language={language} search={search} found={data} />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands from the start, so that it is read out */}
        <p role="status" className={styles.total}>
          {t('Languages.Count', { count: data.total })}
        </p>
        <TextList language={language} texts={data.data} isEditor={isEditor} />
        {data.data.length === 0 && (
          <EmptyState title={t('Languages.None')}>
            {t('Languages.NoneText')} <a href={textsHref(language, {})}>{t('Languages.ShowAll')}</a>
          </EmptyState>
        )}
        <Pager
          page={data.page}
          pages={data.pages}
          href={(to) => textsHref(language, { ...search, page: to })}
        />
      </Stack>
    </Screen>
  )
}

/** When the texts cannot be read. */
export function FetchFailed() {
  const { t } = useTexts()
  return (
    <Screen>
      <PageTitle>{t('Languages.FetchFailed')}</PageTitle>
      <p>
        <a href="/languages">{t('Error.TryAgain')}</a>
      </p>
    </Screen>
  )
}

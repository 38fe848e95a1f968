import { useSuspenseQuery } from '@tanstack/react-query'
import { materialPageSize } from '@portal/core/materials/rules'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { Pager } from '@portal/web-ui/pager'
import { Status } from '@portal/web-ui/status'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import { ContactUs } from '../../../parts/contact-us.tsx'
import { pageSize } from '../search/queries.ts'
import { type MaterialSearch, searchHref } from './material-search.ts'
import styles from './materials.module.css'
import { foundQuery, type Material } from './queries.ts'
import { StreamIcon } from './stream-icon.tsx'

/** The answer stands in the list: most people need no more. */
export function FoundMaterials({ search }: { search: MaterialSearch }) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(foundQuery(search))
  const { term, stream, page = 1 } = search
  const size = term ? pageSize : materialPageSize
  if (data.results.length === 0)
    return (
      <Status>
        <EmptyState
          title={term ? t('Materials.None') : t('Materials.EmptyStream')}
          action={<ContactUs />}
        >
          {term && t('Materials.NoneText')}
        </EmptyState>
      </Status>
    )
  return (
    <Stack>
      <h2>
        {term || !stream
          ? t('Materials.Results', { term: term ?? '' })
          : t(`Materials.Stream_${stream}`)}
      </h2>
      <Status>
        <p>{t('Materials.Found', { count: data.total })}</p>
      </Status>
      <ul className={styles.list}>
        {data.results.map((material) => (
          <li key={material.id}>
            <Found material={material} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(data.total / size)}
        href={(to) => searchHref(search, to)}
      />
    </Stack>
  )
}

function Found({ material }: { material: Material }) {
  const { t } = useTexts()
  const { slug, name, words, stream, advice } = material
  return (
    <>
      <h3 lang={languageOf(material, 'name')}>
        <a href={`/what-goes-where/${slug}`}>{name}</a>
      </h3>
      <p className={styles.stream} data-stream={stream}>
        <StreamIcon stream={stream} />
        {t(`Materials.Stream_${stream}`)}
      </p>
      <p lang={languageOf(material, 'advice')}>{advice}</p>
      {words && (
        <p className={styles.words} lang={languageOf(material, 'words')}>
          {words}
        </p>
      )}
    </>
  )
}

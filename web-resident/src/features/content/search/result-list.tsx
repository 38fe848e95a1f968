import { Link } from '@portal/web-ui/link'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { Highlighted } from './highlighted.tsx'
import type { SearchResult } from './queries.ts'
import styles from './result-list.module.css'

export function ResultList({ results }: { results: readonly SearchResult[] }) {
  return (
    <ol className={styles.results}>
      {results.map((result) => (
        <li key={result.url} lang={result.language}>
          <Result result={result} />
        </li>
      ))}
    </ol>
  )
}

const isElsewhere = (url: string): boolean => URL.canParse(url)

function Result({ result }: { result: SearchResult }) {
  const { t, language } = useTexts()
  const { kind, url, title, highlight } = result
  return (
    <div className={styles.result}>
      <p className={styles.kind} lang={language}>
        {t(`Search.${kind}`)}
      </p>
      <h3>
        <a href={url}>{title}</a>
      </h3>
      <p>
        <Highlighted text={highlight} />
      </p>
      <p className={styles.foot} lang={language}>
        {isElsewhere(url) && <span className={styles.site}>{new URL(url).host}</span>}
        <Link href={url} newTab>
          {t('Search.ReadMore')}
          <VisuallyHidden>
            : <span lang={result.language}>{title}</span>
          </VisuallyHidden>
        </Link>
      </p>
    </div>
  )
}

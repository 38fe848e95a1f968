import { useSuspenseQuery } from '@tanstack/react-query'
import { chatAnswer } from '@portal/core/knowledge/rules'
import { getArticle } from '@portal/openapi/resident-client/knowledge'
import { query } from '@portal/web-ui/api'
import { Prose } from '@portal/web-ui/prose'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import styles from './articles.module.css'

export function ArticleParts({ id }: { id: string }) {
  const { t, format } = useTexts()
  const { data: article } = useSuspenseQuery(query(getArticle, { path: { id } }))
  return (
    <>
      <div className={styles.article} lang={languageOf(article, 'layoutItems')}>
        {article.layoutItems
          .filter(({ name }) => name !== chatAnswer)
          .map(({ name, label, value }) => (
            <section key={name}>
              {label && <h2>{label}</h2>}
              <Prose html={value} />
            </section>
          ))}
      </div>
      {article.checkedOn && (
        <p className={styles.checked}>
          {t('Knowledge.CheckedOn', { day: format.date(article.checkedOn) })}
        </p>
      )}
    </>
  )
}

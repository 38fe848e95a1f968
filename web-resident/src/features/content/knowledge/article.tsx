import { useSuspenseQuery } from '@tanstack/react-query'
import { getArticle } from '@portal/openapi/resident-client/knowledge'
import { query } from '@portal/web-ui/api'
import { Prose } from '@portal/web-ui/prose'
import { languageOf } from '@portal/web-ui/texts'
import styles from './articles.module.css'

/** For the chatbot, not for readers (spec, resident section 2). */
const chatAnswer = 'Chat_Answer'

export function ArticleParts({ id }: { id: string }) {
  const { data: article } = useSuspenseQuery(query(getArticle, { path: { id } }))
  return (
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
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { Prose } from '@portal/web-ui/prose'
import { languageOf } from '@portal/web-ui/texts'
import { useApp } from '../../parts/use-app.ts'
import styles from './articles.module.css'
import { articleQuery } from './queries.ts'

/** Written for the chat, not for readers (spec, resident section 2). */
const chatAnswer = 'Chat_Answer'

/** The parts of an article, each below its label. */
export function ArticleParts({ id }: { id: string }) {
  const { data: article } = useSuspenseQuery(articleQuery(useApp().api, id))
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

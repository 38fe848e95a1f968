import { Prose } from '@portal/web-ui/prose'
import { useTexts } from '@portal/web-ui/texts'
import styles from './news-posts.module.css'
import type { NewsPost } from './queries.ts'

/** One update of the city. */
export function NewsPostCard({ post }: { post: NewsPost }) {
  const { format, language } = useTexts()
  return (
    <article lang={post.language} className={styles.post} aria-label={post.Update__c}>
      <p className={styles.meta}>
        <span>{post.Category__c}</span>
        <time dateTime={post.Show_On__c} lang={language}>
          {format.date(post.Show_On__c)}
        </time>
      </p>
      <h2>{post.Update__c}</h2>
      {post.Additional_Info__c && <Prose html={post.Additional_Info__c} />}
    </article>
  )
}

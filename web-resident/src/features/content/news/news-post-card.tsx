import { Prose } from '@portal/web-ui/prose'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import styles from './news-posts.module.css'
import type { NewsPost } from './queries.ts'

export function NewsPostCard({ post }: { post: NewsPost }) {
  const { format, language } = useTexts()
  const lang = languageOf(post, 'Update__c')
  // Marks a field whose language differs from the title's.
  const within = (field: keyof NewsPost) =>
    lang ? (languageOf(post, field) ?? language) : languageOf(post, field)
  return (
    <article lang={lang} className={styles.post} aria-label={post.Update__c}>
      <p className={styles.meta}>
        <span lang={within('Category__c')}>{post.Category__c}</span>
        <time dateTime={post.Show_On__c} lang={lang && language}>
          {format.date(post.Show_On__c)}
        </time>
      </p>
      <h2>{post.Update__c}</h2>
      {post.Additional_Info__c && (
        <div lang={within('Additional_Info__c')}>
          <Prose html={post.Additional_Info__c} />
        </div>
      )}
    </article>
  )
}

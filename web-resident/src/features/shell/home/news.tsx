import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Carousel } from '@portal/web-ui/carousel'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Section } from '@portal/web-ui/layout'
import { Link } from '@portal/web-ui/link'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import { NewsIcon } from '@portal/web-ui/topic-icons'
import { useApp } from '@portal/web-ui/use-app'
import { FeedProblem } from './feed-problem.tsx'
import styles from './news.module.css'
import { newsQuery } from './queries.ts'

interface Story {
  readonly title: string
  readonly link: string | null
  readonly pubDate?: string
  readonly contentSnippet: string
  readonly enclosure?: { readonly url: string } | null
  readonly inEnglish: readonly string[]
}

/** Spec, resident section 9. */
const leastSlides = 3

/** A carousel; with little news, two more links fill it. */
export function News() {
  const { t } = useTexts()
  const { page } = useApp()
  const { name: city, slug } = page.settings
  const { data: news } = useSuspenseQuery(newsQuery())
  if (!news || news.length === 0) {
    return (
      <Section>
        <h2 className={styles.heading}>{t('Home.News')}</h2>
        {news ? (
          <EmptyState
            title={t('Home.NoNews')}
            action={<a href={`/${slug}_today`}>{t('Home.AllNews', { city })}</a>}
          />
        ) : (
          <FeedProblem />
        )}
      </Section>
    )
  }
  const more = [
    {
      link: `/${slug}_today`,
      title: t('Home.AllNews', { city }),
      contentSnippet: t('Home.AllNewsText'),
      inEnglish: [],
    },
    {
      link: '/knowledgebase',
      title: t('Home.Help'),
      contentSnippet: t('Home.HelpText'),
      inEnglish: [],
    },
  ]
  const slides: Story[] = [...news, ...more.slice(0, Math.max(0, leastSlides - news.length))]
  return (
    <Section>
      <Carousel
        heading={t('Home.News')}
        items={slides.map((story) => ({
          key: `${story.link} ${story.title}`,
          content: <StoryCard story={story} />,
        }))}
      />
    </Section>
  )
}

function StoryCard({ story }: { story: Story }) {
  const { format, language } = useTexts()
  const lang = languageOf(story, 'title')
  const { title, link, pubDate, contentSnippet, enclosure } = story
  return (
    <article lang={lang} className={styles.story} aria-label={title}>
      <div className={styles.picture}>
        {enclosure ? (
          <img src={enclosure.url} alt="" loading="lazy" decoding="async" />
        ) : (
          <NewsIcon size="large" />
        )}
      </div>
      <div className={styles.words}>
        {pubDate && (
          <time dateTime={pubDate} lang={lang && language}>
            {format.date(pubDate)}
          </time>
        )}
        <h3>
          <StoryLink link={link}>{title}</StoryLink>
        </h3>
        <p>{contentSnippet}</p>
      </div>
    </article>
  )
}

function StoryLink({ link, children }: { link: string | null; children: ReactNode }) {
  if (!link) return children
  return (
    <Link href={link} external={!link.startsWith('/')}>
      {children}
    </Link>
  )
}

import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { NewsPostCard } from './news-post-card.tsx'
import styles from './news-posts.module.css'
import { type NewsPost, newsPostsQuery, pageSize } from './queries.ts'

interface NewsPostsProps {
  /** The page's first item; more load below. */
  offset: number
  path: string
}

/** Posts from `offset` on, and a function that loads ten more. */
function useNewsPosts(offset: number) {
  const queryClient = useQueryClient()
  const { data: first } = useSuspenseQuery(newsPostsQuery(offset))
  const [more, setMore] = useState<readonly (readonly NewsPost[])[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const pages = [first, ...more]
  const posts = pages.flat()
  const nextOffset = offset + posts.length

  async function loadMore(): Promise<void> {
    if (state === 'loading') return
    setState('loading')
    try {
      const page = await queryClient.query(newsPostsQuery(nextOffset))
      setMore([...more, page])
      setState('idle')
    } catch {
      showToast('Error')
      setState('failed')
    }
  }

  return {
    posts,
    /** How many the last load added. */
    added: more.at(-1)?.length ?? 0,
    /** Ends with a page that is not full. */
    isEnd: (pages.at(-1)?.length ?? 0) < pageSize,
    nextOffset,
    state,
    loadMore,
  }
}

/** Load More adds ten below; without JavaScript it links to the next ten. */
export function NewsPosts({ offset, path }: NewsPostsProps) {
  const { t } = useTexts()
  const { posts, added, isEnd, nextOffset, state, loadMore } = useNewsPosts(offset)
  const wantedId = useLocation({ select: ({ hash }) => hash })
  const isWantedAway = wantedId !== '' && !isEnd && !posts.some(({ Id }) => Id === wantedId)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    // A search result names its post in the URL, which may be further down.
    if (isWantedAway && state === 'idle') void loadMore()
    // Focus the post in the URL, or the first new one.
    else if (added > 0 && state === 'idle') {
      const wanted = wantedId ? document.getElementById(wantedId) : null
      const firstAdded = list.current?.querySelectorAll<HTMLElement>(':scope > li')
      const next = wanted ?? firstAdded?.[posts.length - added]
      next?.focus()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each page that came
  }, [posts.length])

  return (
    <Stack gap="wide">
      {posts.length > 0 && (
        <ul ref={list} className={styles.posts}>
          {posts.map((post) => (
            <li key={post.Id} id={post.Id} tabIndex={-1}>
              <NewsPostCard post={post} />
            </li>
          ))}
        </ul>
      )}
      <Status>
        <VisuallyHidden>
          {state === 'loading' && t('ElginToday.Loading')}
          {state === 'idle' && added > 0 && t('ElginToday.Loaded', { count: added })}
        </VisuallyHidden>
        {isEnd && (
          <EmptyState
            title={t('ElginToday.NoNewUpdates')}
            action={offset > 0 && <a href={path}>{t('ElginToday.FromTheStart')}</a>}
          >
            {posts.length > 0 && t('ElginToday.NoNewUpdatesText')}
          </EmptyState>
        )}
      </Status>
      {!isEnd && (
        <div>
          <ButtonLink
            look="quiet"
            href={`${path}?offset=${nextOffset}`}
            onClick={(event) => {
              event.preventDefault()
              void loadMore()
            }}
          >
            {t('ElginToday.LoadMore')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  )
}

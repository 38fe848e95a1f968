import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { Fact } from '../../../parts/fact.tsx'
import { deleteFeedForm, pauseFeedForm } from './feed-forms.ts'
import styles from './feeds.module.css'
import type { Feed } from './queries.ts'

const looks = {
  paused: { color: 'gray', text: 'Feeds.Paused' },
  failing: { color: 'red', text: 'Feeds.Failing' },
  waiting: { color: 'blue', text: 'Feeds.Waiting' },
  works: { color: 'green', text: 'Feeds.Works' },
} as const

function stateOf({ isPaused, problem, lastGoodAt }: Feed): keyof typeof looks {
  if (isPaused) return 'paused'
  if (problem) return 'failing'
  return lastGoodAt ? 'works' : 'waiting'
}

/** What a feed is, what its last read found, and what staff can do about it. */
export function FeedCard({ feed, mayChange }: { feed: Feed; mayChange: boolean }) {
  const { t, format } = useTexts()
  const { failures, isPaused, items, kind, lastGoodAt, lastTriedAt, name, nextAt, problem } = feed
  const state = looks[stateOf(feed)]
  const at = (instant: string | null) =>
    instant ? format.date(instant, 'dayTime') : t('Feeds.Never')
  return (
    <Card title={name} aside={<StatusBadge color={state.color}>{t(state.text)}</StatusBadge>}>
      <p className={styles.address}>
        {t(kind === 'news' ? 'Feeds.News' : 'Feeds.Events')} · {feed.url}
      </p>
      {problem && !isPaused && (
        <p className={styles.problem}>
          {t(`Feeds.problem-${problem}`, { code: feed.seen })} {items > 0 && t('Feeds.Kept')}
        </p>
      )}
      {isPaused && <p>{t('Feeds.PausedText')}</p>}
      <dl className={styles.facts}>
        <Fact label={t('Feeds.LastGood')}>{at(lastGoodAt)}</Fact>
        {failures > 0 && <Fact label={t('Feeds.LastTried')}>{at(lastTriedAt)}</Fact>}
        {failures > 0 && !isPaused && <Fact label={t('Feeds.Next')}>{at(nextAt)}</Fact>}
        <Fact label={t('Feeds.Shown')}>{t('Feeds.Items', { count: items })}</Fact>
      </dl>
      {mayChange && (
        <div className={styles.actions}>
          <a href={`/feeds?edit=${feed.id}#edit`}>
            <span aria-hidden>{t('Feeds.EditShort')}</span>
            <VisuallyHidden>{t('Feeds.EditOne', { name })}</VisuallyHidden>
          </a>
          <Pause feed={feed} />
          <Delete feed={feed} />
        </div>
      )}
    </Card>
  )
}

/** Of the feed as the reader sees it. */
function Seen({ feed: { id, version } }: { feed: Feed }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  )
}

function Pause({ feed }: { feed: Feed }) {
  const { t } = useTexts()
  const form = useAppForm(pauseFeedForm)
  const { isPaused, name } = feed
  return (
    <Form of={form}>
      <Seen feed={feed} />
      <input type="hidden" name="isPaused" value={isPaused ? 'no' : 'yes'} />
      <Button type="submit" look="plain" size="small">
        <span aria-hidden>{t(isPaused ? 'Feeds.Resume' : 'Feeds.Pause')}</span>
        <VisuallyHidden>
          {t(isPaused ? 'Feeds.ResumeOne' : 'Feeds.PauseOne', { name })}
        </VisuallyHidden>
      </Button>
    </Form>
  )
}

/** The button stands folded away: two presses remove, without JavaScript too. */
function Delete({ feed }: { feed: Feed }) {
  const { t } = useTexts()
  const form = useAppForm(deleteFeedForm)
  return (
    <details open={form.typed?.text('id') === feed.id || undefined}>
      <summary>
        <span aria-hidden>{t('Feeds.Delete')}</span>
        <VisuallyHidden>{t('Feeds.DeleteOne', { name: feed.name })}</VisuallyHidden>
      </summary>
      <Form of={form}>
        <p>{t('Feeds.DeleteText')}</p>
        <Seen feed={feed} />
        <Submit of={form} label="Feeds.DeleteSure" look="danger" />
      </Form>
    </details>
  )
}

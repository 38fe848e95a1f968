import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form } from '@portal/web-ui/form'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { KeyHelp, KeyHelpButton } from '../../../parts/keys/key-help.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { readButton, readForm } from './inbox-forms.ts'
import { InboxKeys } from './inbox-keys.tsx'
import { inboxHref, type InboxSearch } from './inbox-search.ts'
import styles from './inbox.module.css'
import { type InboxEntry, inboxQuery } from './queries.ts'

/** What the person who is logged in was notified of. */
export function InboxScreen({ search }: { search: InboxSearch }) {
  const { t } = useTexts()
  const {
    data: { data: entries, next },
  } = useSuspenseQuery(inboxQuery(search))
  const { before, show } = search
  const views = [
    { text: 'Inbox.ShowAll', show: undefined },
    { text: 'Inbox.ShowUnread', show: 'unread' },
  ] as const
  return (
    <Screen>
      <Stack>
        <Stack gap="tight">
          <PageTitle>{t('Inbox.Title')}</PageTitle>
          <p>{t('Inbox.Lead')}</p>
        </Stack>
        <Row align="spread">
          <nav aria-label={t('Inbox.Show')}>
            <ul className={styles.views}>
              {views.map((view) => (
                <li key={view.text}>
                  <a
                    href={inboxHref(view.show ? { show: view.show } : {})}
                    aria-current={view.show === show ? 'page' : undefined}
                  >
                    {t(view.text)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Row>
            <a href="/inbox/settings">{t('Inbox.Settings')}</a>
            <KeyHelpButton />
          </Row>
        </Row>
        {entries.length === 0 ? (
          <EmptyState title={t(show ? 'Inbox.NoneUnread' : 'Inbox.None')}>
            {t(show ? 'Inbox.NoneUnreadText' : 'Inbox.NoneText')}
          </EmptyState>
        ) : (
          <Entries entries={entries} />
        )}
        <Row>
          {before !== undefined && (
            <a href={inboxHref(show ? { show } : {})}>{t('Inbox.Newest')}</a>
          )}
          {next !== null && (
            <a href={inboxHref({ ...search, before: next })} rel="next">
              {t('Inbox.Older')}
            </a>
          )}
        </Row>
      </Stack>
      <KeyHelp />
    </Screen>
  )
}

function Entries({ entries }: { entries: readonly InboxEntry[] }) {
  const { t } = useTexts()
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef('')
  const form = useAppForm(readForm, {
    during: (send, { text }) => {
      pressed.current = text(readButton)
      return send()
    },
    // The button is gone: focus stays with its entry, or begins above the list.
    onAccepted: () => {
      if (pressed.current === '') return
      const link = document.querySelector<HTMLElement>(`[data-entry="${pressed.current}"] a`)
      ;(link ?? document.querySelector<HTMLElement>('h1'))?.focus()
    },
  })
  return (
    <Form of={form} look="wide">
      <Stack>
        <Row>
          <Button type="submit" look="quiet" size="small" name={readButton} value="">
            {t('Inbox.MarkAllRead')}
          </Button>
        </Row>
        <ul className={styles.list} aria-label={t('Inbox.List')} ref={list}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      </Stack>
      <InboxKeys list={list} />
    </Form>
  )
}

function Entry({ entry }: { entry: InboxEntry }) {
  const { t, format } = useTexts()
  const { id, kind, reference, title, path, by, createdAt, isUnread } = entry
  const what = t(`Inbox.${kind}`, { number: reference })
  return (
    <li className={styles.entry} data-unread={isUnread || undefined} data-entry={id} data-row="">
      <a href={path} className={styles.what}>
        {isUnread && <VisuallyHidden>{t('Inbox.Unread')}: </VisuallyHidden>}
        {what}
      </a>
      <p className={styles.more}>
        {title}
        {by !== null && ` · ${t('Inbox.By', { name: by })}`}
      </p>
      <p className={styles.when}>{format.date(createdAt, 'dayTime')}</p>
      {isUnread && (
        <Button type="submit" look="plain" size="small" name={readButton} value={id}>
          <span aria-hidden="true">{t('Inbox.MarkRead')}</span>
          <VisuallyHidden>{t('Inbox.MarkOneRead', { what })}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

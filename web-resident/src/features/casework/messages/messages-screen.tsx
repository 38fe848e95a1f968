import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '@portal/web-ui/banner'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Late } from '@portal/web-ui/late'
import { Row } from '@portal/web-ui/layout'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { Skeleton } from '@portal/web-ui/skeleton'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { MessageList } from './message-list.tsx'
import { inboxPage, inboxQuery } from './queries.ts'

interface InboxProps {
  /** Cursor: shows messages older than this one. */
  before: string | undefined
}

/** Spec, resident section 2, /messages. */
export function MessagesScreen({ before }: InboxProps) {
  const { t } = useTexts()
  return (
    <PlainScreen title={t('Message.Title')} lead={t('Message.Lead')}>
      <Inbox before={before} />
    </PlainScreen>
  )
}

function Inbox({ before }: InboxProps) {
  const { t } = useTexts()
  const { data: messages, isError, refetch } = useQuery(inboxQuery(before))
  if (isError) return <LoadFailed onAgain={() => void refetch()} />
  if (!messages) return <Skeleton shape="tile" />
  if (messages.length === 0)
    return (
      <EmptyState
        title={t(before === undefined ? 'Message.NoMessages' : 'Message.NoOlder')}
        action={
          before !== undefined && (
            <ButtonLink look="quiet" href="/messages">
              {t('Message.Newest')}
            </ButtonLink>
          )
        }
      />
    )
  // A full page may be the last; then the next one is empty.
  const last = messages.length === inboxPage ? messages.at(-1) : undefined
  return (
    <>
      <MessageList messages={messages} heading="h2" />
      <Row>
        {before !== undefined && (
          <ButtonLink look="quiet" href="/messages">
            {t('Message.Newest')}
          </ButtonLink>
        )}
        {last && (
          <ButtonLink look="quiet" href={`/messages?before=${last.Id}`}>
            {t('Message.Older')}
          </ButtonLink>
        )}
      </Row>
    </>
  )
}

/** In a dialog and on the page (spec, resident section 8, "Messages"). */
function LoadFailed({ onAgain }: { onAgain: () => void }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(true)
  const text = t('Message.load-messages-error')
  return (
    <>
      <Banner tone="error" title={text}>
        <Button look="quiet" onClick={onAgain}>
          {t('Error.TryAgain')}
        </Button>
      </Banner>
      {isOpen && (
        <Late>
          {() => (
            <MessageDialog kind="error" title={text} onClose={() => setOpen(false)}>
              <p>{t('Toast.error')}</p>
            </MessageDialog>
          )}
        </Late>
      )}
    </>
  )
}

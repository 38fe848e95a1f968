import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { Skeleton } from '@portal/web-ui/skeleton'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../parts/plain-screen.tsx'
import { useApp } from '../../parts/use-app.ts'
import { MessageList } from './message-list.tsx'
import { messagesQuery } from './queries.ts'

/** The inbox (spec, resident section 2, /messages). */
export function MessagesScreen() {
  const { t } = useTexts()
  return (
    <PlainScreen title={t('Message.Title')} lead={t('Message.Lead')}>
      <Inbox />
    </PlainScreen>
  )
}

function Inbox() {
  const { t } = useTexts()
  const { api } = useApp()
  const { data: messages, isError, refetch } = useQuery(messagesQuery(api))
  if (isError) return <LoadFailed onAgain={() => void refetch()} />
  if (!messages) return <Skeleton shape="tile" />
  if (messages.length === 0) return <EmptyState title={t('Message.NoMessages')} />
  return <MessageList messages={messages} heading="h2" />
}

/** An error modal, and the same in the page (spec, resident section 8, "Messages"). */
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
        <MessageDialog kind="error" title={text} onClose={() => setOpen(false)}>
          <p>{t('Toast.error')}</p>
        </MessageDialog>
      )}
    </>
  )
}

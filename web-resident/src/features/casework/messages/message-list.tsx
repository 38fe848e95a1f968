import { useId, useRef, useState } from 'react'
import { specDate } from '@portal/core/kernel/rules'
import {
  countUnreadMessages,
  listMessages,
  readMessage,
} from '@portal/openapi/resident-client/messages'
import { keyOf } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Form } from '@portal/web-ui/form'
import { Late } from '@portal/web-ui/late'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { Status } from '@portal/web-ui/status'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { messageForm } from './message-form.ts'
import styles from './message-list.module.css'
import type { Message } from './queries.ts'

interface MessageListProps {
  messages: readonly Message[]
  /** `h2` directly below the page's title. */
  heading?: 'h2' | 'h3'
}

/** Newest first; each links to its subject (spec, resident section 2, /messages). */
export function MessageList({ messages, heading = 'h3' }: MessageListProps) {
  const { t } = useTexts()
  const [failure, setFailure] = useState<'read' | 'delete'>()
  const { completeTexts } = useApp()
  const [isOpen, setOpen] = useState(false)
  if (messages.length === 0) return <p>{t('Message.NoMessages')}</p>

  async function failed(what: 'read' | 'delete'): Promise<void> {
    // The page was rendered without the dialog's texts.
    await completeTexts().catch(() => undefined)
    setFailure(what)
    setOpen(what === 'read')
  }
  return (
    <div className={styles.inbox}>
      {/* Errors stay in the list, besides the toast (spec, resident section 8). */}
      <Status>
        {failure && (
          <Banner tone="error">
            {t(failure === 'delete' ? 'Message.DeleteFailed' : 'Message.ReadFailed')}
          </Banner>
        )}
      </Status>
      <ul className={styles.list}>
        {messages.map((message) => (
          <li key={message.Id}>
            <OneMessage
              message={message}
              heading={heading}
              onFailed={(what) => void failed(what)}
            />
          </li>
        ))}
      </ul>
      {isOpen && (
        <Late>
          {() => (
            <MessageDialog
              kind="error"
              title={t('Message.ActionFailed')}
              onClose={() => setOpen(false)}
            >
              <p>{t('Toast.error')}</p>
            </MessageDialog>
          )}
        </Late>
      )}
    </div>
  )
}

interface OneMessageProps {
  message: Message
  heading: 'h2' | 'h3'
  onFailed: OnFailed
}

type OnFailed = (what: 'read' | 'delete') => void

function OneMessage({ message, heading: Heading, onFailed }: OneMessageProps) {
  const { t } = useTexts()
  const titleId = useId()
  const { Id, Title, Body, ReadAt } = message
  const subject = subjectOf(message)
  const isUnread = ReadAt === null
  const read = useRead(message, () => onFailed('read'))
  return (
    <article
      className={styles.message}
      data-unread={isUnread ? '' : undefined}
      aria-labelledby={`${titleId} ${titleId}when`}
    >
      <div className={styles.head}>
        <Heading id={titleId}>
          {subject ? (
            <a href={subject} onClick={read}>
              {Title}
            </a>
          ) : (
            Title
          )}
        </Heading>
        <span className={styles.when} id={`${titleId}when`}>
          {isUnread && <StatusBadge color="blue">{t('Message.Unread')}</StatusBadge>}
          <When at={message.CreatedAt} />
        </span>
      </div>
      <p>{Body}</p>
      <MessageActions key={Id} message={message} onFailed={onFailed} />
    </article>
  )
}

/** A request, or the page of another thing, such as a permit that one follows. */
const subjectOf = ({ SObjectType, SalesforceId, Page }: Message): string | null =>
  SObjectType && SalesforceId ? `/activity-view/${SObjectType}/${SalesforceId}` : Page

function When({ at }: { at: string }) {
  const { settings } = useApp().page
  return <time dateTime={at}>{specDate(at, 'message', settings.timeZone)}</time>
}

/** Following a message's link marks it as read. */
function useRead({ Id, ReadAt }: Message, onFailed: () => void) {
  const { call, queryClient } = useApp()
  if (ReadAt !== null) return undefined
  return () =>
    void call(readMessage, { path: { id: Id }, keepalive: true })
      .catch(onFailed)
      .then(() =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: keyOf(listMessages) }),
          queryClient.invalidateQueries({ queryKey: keyOf(countUnreadMessages) }),
        ]),
      )
}

function MessageActions({ message, onFailed }: { message: Message; onFailed: OnFailed }) {
  const { t } = useTexts()
  const { settings } = useApp().page
  const { Id, Title, CreatedAt, ReadAt } = message
  const wanted = useRef<'read' | 'delete'>('read')
  const form = useAppForm(messageForm, {
    during: (send) =>
      send().catch(() => {
        // Spec, resident section 8: each failure has its own display.
        if (wanted.current === 'delete') showToast('ErrorRemove')
        onFailed(wanted.current)
        return null
      }),
  })
  const button = (action: 'read' | 'delete', label: string) => (
    <Button
      type="submit"
      name="deed"
      value={action}
      look="quiet"
      size="small"
      onClick={() => {
        wanted.current = action
      }}
    >
      {label}
      <VisuallyHidden>
        :{' '}
        {t('Message.Which', {
          title: Title,
          date: specDate(CreatedAt, 'message', settings.timeZone),
        })}
      </VisuallyHidden>
    </Button>
  )
  return (
    <Form of={form}>
      <input type="hidden" name="messageId" value={Id} />
      <div className={styles.actions}>
        {ReadAt === null && button('read', t('Message.MarkRead'))}
        {button('delete', t('Message.Delete'))}
      </div>
    </Form>
  )
}

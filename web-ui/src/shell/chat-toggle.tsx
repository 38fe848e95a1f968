import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { ChatIcon, CloseIcon } from '../components/icons.tsx'
import { useTexts } from '../texts/index.tsx'
import styles from './chat-toggle.module.css'

/**
 * A floating button that toggles the city's chat in a frame 450 px wide (spec, resident section 2). The
 * frame loads when first opened and stays after that, so that closing does not end the conversation.
 */
export function ChatToggle({ chatUrl }: { chatUrl: string | null }) {
  const { t } = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const isOpen = state === 'open'
  // Asked for on first render already, so that the page carries the texts it may soon need.
  const texts = { open: t('Chat.Open'), title: t('Chat.Title'), close: t('Chat.Close') }

  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])

  if (!chatUrl) return null

  function close() {
    setState('closed')
    button.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close()
  }

  return (
    <div data-chat onKeyDown={closeOnEscape}>
      {state !== 'unopened' && (
        <div
          ref={panel}
          id="chat"
          role="dialog"
          aria-label={texts.title}
          tabIndex={-1}
          hidden={!isOpen}
          className={styles.panel}
        >
          <div className={styles.head}>
            <strong>{texts.title}</strong>
            <button type="button" onClick={close} aria-label={texts.close}>
              <CloseIcon />
            </button>
          </div>
          <iframe src={chatUrl} title={texts.title} />
        </div>
      )}
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={state === 'unopened' ? undefined : 'chat'}
        aria-label={isOpen ? texts.close : texts.open}
        onClick={() => (isOpen ? close() : setState('open'))}
      >
        {isOpen ? <CloseIcon /> : <ChatIcon size="large" />}
      </button>
    </div>
  )
}

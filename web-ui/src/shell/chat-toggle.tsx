import { useCallback, useEffect, useRef, useState } from 'react'
import { ChatIcon, CloseIcon } from '../components/icons.tsx'
import { useTexts } from '../texts/index.tsx'
import styles from './chat-toggle.module.css'

/** The anchor of links that open the chat. */
export const chatAnchor = 'chat-with-us'

/**
 * Toggles the city's chat in a frame 450 px wide (spec, resident section 2). Floats on wide
 * screens, in the footer on narrow ones. The frame loads when first opened and stays, so that
 * closing keeps the conversation.
 */
export function ChatToggle({ chatUrl }: { chatUrl: string | null }) {
  const { t } = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  // Gets focus back: the button, or a link in the menu.
  const opener = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const isOpen = state === 'open'
  // Used on first render, so that the page carries the texts.
  const texts = { open: t('Chat.Open'), title: t('Chat.Title'), close: t('Chat.Close') }

  const close = useCallback(() => {
    setState('closed')
    const back = opener.current ?? button.current
    back?.focus()
  }, [])

  const open = useCallback((by: HTMLElement | null) => {
    opener.current = by
    setState('open')
  }, [])

  useEffect(() => {
    const openByLink = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>(`a[href="#${chatAnchor}"]`)
          : null
      if (!link) return
      event.preventDefault()
      open(link)
    }
    // Before the router, which would treat it as a link to this page.
    addEventListener('click', openByLink, { capture: true })
    return () => removeEventListener('click', openByLink, { capture: true })
  }, [open])

  useEffect(() => {
    if (!isOpen) return undefined
    panel.current?.focus()
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      // A modal dialog above the chat handles Esc first.
      if (key === 'Escape' && !document.querySelector('dialog:modal')) close()
    }
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [isOpen, close])

  if (!chatUrl) return null

  return (
    <div data-chat className={styles.chat}>
      {state !== 'unopened' && (
        <dialog
          ref={panel}
          id="chat"
          open={isOpen}
          aria-label={texts.title}
          tabIndex={-1}
          className={styles.panel}
        >
          <div className={styles.head}>
            <strong>{texts.title}</strong>
            <button type="button" onClick={close} aria-label={texts.close}>
              <CloseIcon />
            </button>
          </div>
          <iframe
            src={chatUrl}
            title={texts.title}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- another site: it cannot reach out to us and lift this
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
          />
        </dialog>
      )}
      <button
        ref={button}
        type="button"
        id={chatAnchor}
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={state === 'unopened' ? undefined : 'chat'}
        onClick={({ currentTarget }) => (isOpen ? close() : open(currentTarget))}
      >
        {isOpen ? <CloseIcon /> : <ChatIcon size="large" />}
        <span>{isOpen ? texts.close : texts.open}</span>
      </button>
    </div>
  )
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { ChatIcon, CloseIcon } from '../components/icons.tsx'
import { useTexts } from '../texts/index.tsx'
import styles from './chat-toggle.module.css'

/** Where links elsewhere on the page lead to open the chat. */
export const chatAnchor = 'chat-with-us'

/**
 * The button that toggles the city's chat in a frame 450 px wide (spec, resident section 2). It floats
 * beside the page where there is room for it, and stands at the head of the footer on narrower screens. The
 * frame loads when first opened and stays after that, so that closing does not end the conversation.
 */
export function ChatToggle({ chatUrl }: { chatUrl: string | null }) {
  const { t } = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  // Gets the focus back: the button, or a link in the menu.
  const opener = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const isOpen = state === 'open'
  // Asked for on first render already, so that the page carries the texts it may soon need.
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
    // Before the router, for which it would be a link to this page.
    addEventListener('click', openByLink, { capture: true })
    return () => removeEventListener('click', openByLink, { capture: true })
  }, [open])

  useEffect(() => {
    if (!isOpen) return undefined
    panel.current?.focus()
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      // A modal dialog above the chat has the first right to the key.
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

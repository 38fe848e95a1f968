import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '../texts/index.tsx'
import styles from './dialog.module.css'
import { CloseIcon } from './icons.tsx'

export interface DialogProps {
  /** On Esc, the close button and the browser's back gesture. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons, the main one first. */
  actions?: ReactNode
  /** For tables and maps. */
  size?: 'wide'
  /** An alert dialog has no close button: it needs one of its actions. */
  role?: 'alertdialog'
  icon?: ReactNode
}

/**
 * A modal dialog, open while rendered: `{isOpen && <Dialog …/>}`. The browser traps focus and
 * returns it on close. Focus starts on the first control, or on the one with `data-first-focus`.
 */
export function Dialog({ onClose, title, children, actions, size, role, icon }: DialogProps) {
  const { t } = useTexts()
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-size={size}
      role={role}
      aria-labelledby={`${id}t`}
      aria-describedby={role && `${id}b`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        {icon}
        <h2 id={`${id}t`}>{title}</h2>
      </header>
      {children && (
        <div className={styles.body} id={`${id}b`}>
          {children}
        </div>
      )}
      {actions && <footer className={styles.actions}>{actions}</footer>}
      {/* Last in the DOM, so that focus starts in the content. */}
      {!role && (
        <button
          type="button"
          className={styles.close}
          onClick={onClose}
          aria-label={t('Util.Close')}
        >
          <CloseIcon />
        </button>
      )}
    </dialog>
  )
}

import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.tsx'
import type { ButtonLook } from './button.tsx'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { AlertIcon, ErrorIcon, SuccessIcon } from './icons.tsx'

interface Message {
  title: string
  children?: ReactNode
  onClose: () => void
}

/** The three kinds of message (spec, resident section 4): only a warning has two buttons. */
type MessageDialogProps =
  | (Message & { kind: 'error' | 'success' })
  | (Message & {
      kind: 'warning'
      /** A verb for the first button: "Delete account". */
      confirmLabel: string
      onConfirm: () => void
      /** `danger` when it cannot be undone. */
      confirmLook?: ButtonLook
      isBusy?: boolean
    })

const icons = { error: ErrorIcon, success: SuccessIcon, warning: AlertIcon }

export function MessageDialog(props: MessageDialogProps) {
  const { t } = useTexts()
  const { kind, title, children, onClose } = props
  const KindIcon = icons[kind]
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={onClose}
      icon={
        <span className={styles.tone} data-kind={kind}>
          <KindIcon />
        </span>
      }
      actions={
        kind === 'warning' ? (
          <>
            <Button
              look={props.confirmLook ?? 'primary'}
              busy={props.isBusy ?? false}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
            {/* The safe answer has focus, so that a stray Enter loses nothing. */}
            <Button look="quiet" onClick={onClose} data-first-focus>
              {t('Util.Cancel')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose} data-first-focus>
            {t('Util.Close')}
          </Button>
        )
      }
    >
      {children}
    </Dialog>
  )
}

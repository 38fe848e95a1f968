import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '@portal/web-ui/dialog'
import { Stack } from '@portal/web-ui/layout'

interface EditorDialogProps {
  title: string
  onClose: () => void
  /** Of what was typed. */
  onSend: (typed: FormData) => void
  actions: ReactNode
  children: ReactNode
}

/** A dialog with its own form, outside the form that the text belongs to. */
export function EditorDialog({ title, onClose, onSend, actions, children }: EditorDialogProps) {
  return createPortal(
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        // React's events go on to the form around the editor.
        onInput={(event) => event.stopPropagation()}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          onSend(new FormData(event.currentTarget))
        }}
      >
        <Stack>
          {children}
          {actions}
        </Stack>
      </form>
    </Dialog>,
    document.body,
  )
}

/** Of a text field. */
export const typedIn = (typed: FormData, name: string): string => {
  const value = typed.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

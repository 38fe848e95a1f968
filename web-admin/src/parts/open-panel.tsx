import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { Card } from '@portal/web-ui/card'
import { Dialog } from '@portal/web-ui/dialog'
import { Late } from '@portal/web-ui/late'
import { useTexts } from '@portal/web-ui/texts'

const never = () => () => undefined

/** Whether this is server-rendered or hydrating. */
export const useFromServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

interface OpenPanelProps {
  title: string
  /** The screen without the panel. */
  back: { readonly href: string; readonly label: TextKey }
  size?: 'wide'
  children: ReactNode
}

/** What the URL has open: a dialog, or on a full load a part of the page. */
export function OpenPanel({ title, back, size, children }: OpenPanelProps) {
  const { t } = useTexts()
  const router = useRouter()
  const isFromServer = useFromServer()
  const [isPart] = useState(isFromServer)
  if (!isPart) {
    return (
      <Late>
        {() => (
          <Dialog
            title={title}
            {...(size && { size })}
            onClose={() => void router.navigate({ href: back.href })}
          >
            {children}
          </Dialog>
        )}
      </Late>
    )
  }
  return (
    <Card title={title} aside={<a href={back.href}>{t(back.label)}</a>}>
      {children}
    </Card>
  )
}

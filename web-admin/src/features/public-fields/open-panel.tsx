import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Card } from '@portal/web-ui/card'
import { Dialog } from '@portal/web-ui/dialog'
import { useTexts } from '@portal/web-ui/texts'
import { publicFieldsPath } from './public-fields-search.ts'

const never = () => () => undefined

/** Whether this is drawn by the server, or taken over from it. */
const useFromServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

interface OpenPanelProps {
  title: string
  size?: 'wide'
  children: ReactNode
}

/**
 * What an address of the screen has open: a dialog, and where the page itself came with it (without a
 * script, or by a link from elsewhere) a part of the page.
 */
export function OpenPanel({ title, size, children }: OpenPanelProps) {
  const { t } = useTexts()
  const router = useRouter()
  const isFromServer = useFromServer()
  const [isPart] = useState(isFromServer)
  if (!isPart) {
    return (
      <Dialog
        title={title}
        {...(size && { size })}
        onClose={() => void router.navigate({ href: publicFieldsPath })}
      >
        {children}
      </Dialog>
    )
  }
  return (
    <Card title={title} aside={<a href={publicFieldsPath}>{t('PublicFields.Back')}</a>}>
      {children}
    </Card>
  )
}

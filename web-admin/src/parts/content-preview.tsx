import { useState } from 'react'
import { previewContent } from '@portal/openapi/admin-client/service-editing'
import { Button } from '@portal/web-ui/button'
import { Prose } from '@portal/web-ui/prose'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'
import styles from './content-preview.module.css'

/** Previews rich text, sanitized by the server as on saving. */
export function ContentPreview({ name }: { name: string }) {
  const { t } = useTexts()
  const { call } = useApp()
  const [html, setHtml] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function show() {
    const field = document.getElementById(name)
    if (!(field instanceof HTMLTextAreaElement)) return
    setBusy(true)
    try {
      const body = { content: field.value }
      setHtml((await call(previewContent, { body })).content)
    } catch {
      // The text is still in its field.
      showToast('Error')
    }
    setBusy(false)
  }
  return (
    <>
      <div>
        <Button look="quiet" size="small" busy={isBusy} onClick={() => void show()}>
          {t(isBusy ? 'Activities.Previewing' : 'Activities.Preview')}
        </Button>
      </div>
      <Status>
        {html !== undefined && (
          <div className={styles.preview}>
            <Prose html={html} />
          </div>
        )}
      </Status>
    </>
  )
}

import { useEffect, useRef, useState } from 'react'
import { type OtherLanguage, useTexts } from '@portal/web-ui/texts'
import styles from './hosted-frame.module.css'
import { askAgain, hostedHref, hostedMessageOf } from './hosted/messages.ts'

interface HostedFrameProps {
  title: string
  /** Of a title in another language than the page. */
  lang: OtherLanguage
  bpid: string
  params: string | undefined
  onSent: (portalSubmissionId: string) => void
}

/** Added to the height that the form reports (spec, resident section 9). */
const extraHeight = 100

/** Sized by the form's messages. */
export function HostedFrame({ title, lang, bpid, params, onSent }: HostedFrameProps) {
  const { t } = useTexts()
  const frame = useRef<HTMLIFrameElement>(null)
  const [hasSpoken, setSpoken] = useState(false)
  const latest = useRef(onSent)
  useEffect(() => {
    latest.current = onSent
  }, [onSent])
  useEffect(() => {
    const receive = ({ data, origin, source }: MessageEvent) => {
      const { current } = frame
      if (origin !== location.origin || !current || source !== current.contentWindow) return
      const message = hostedMessageOf(data)
      if (message?.type === 'height') {
        current.style.blockSize = `${message.height + extraHeight}px`
        setSpoken(true)
      }
      if (message?.type === 'step') current.scrollIntoView({ block: 'start' })
      if (message?.type === 'success') latest.current(message.portalSubmissionId)
    }
    addEventListener('message', receive)
    frame.current?.contentWindow?.postMessage(askAgain, location.origin)
    return () => removeEventListener('message', receive)
  }, [])
  return (
    <div className={styles.frame} data-heard={hasSpoken || undefined}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, with its script and its forms */}
      <iframe ref={frame} src={hostedHref(bpid, params)} title={title} lang={lang} />
      <p className={styles.loading} hidden={hasSpoken}>
        {t('Form.Loading')}
      </p>
    </div>
  )
}

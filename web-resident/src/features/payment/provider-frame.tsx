import { useEffect, useRef, useState } from 'react'
import { useTexts } from '@portal/web-ui/texts'
import styles from './payment.module.css'

/** What our page around the provider's tells (spec, resident section 4, payment iframe events). */
const frameEvents = [
  'OVERLAY-ON',
  'OVERLAY-OFF',
  'HEIGHT',
  'PAYMENTPROCESS-SUBMIT',
  'PAYMENTPROCESS-SUCCESS',
  'PAYMENTPROCESS-ERROR',
  'PAYMENTPROCESS-CANCEL',
] as const
export type FrameEvent = (typeof frameEvents)[number]

/** Heights in pixels (spec, resident sections 4 and 9). */
const heights = { first: 570, beyond: 145, error: 600 } as const

interface ProviderFrameProps {
  url: string
  onEvent: (event: FrameEvent) => void
}

/** The provider's payment page in its frame, as tall as it says. */
export function ProviderFrame({ url, onEvent }: ProviderFrameProps) {
  const { t } = useTexts()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isBusy, setBusy] = useState(true)
  const latest = useRef(onEvent)
  useEffect(() => {
    latest.current = onEvent
  }, [onEvent])
  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent) => {
      const { current } = frame
      if (origin !== location.origin || !current || source !== current.contentWindow) return
      const event = frameEvents.find((name) => name === eventIn(data))
      if (!event) return
      if (event === 'OVERLAY-ON') setBusy(true)
      if (event === 'OVERLAY-OFF') setBusy(false)
      if (event === 'HEIGHT')
        current.style.blockSize = `${Math.max(heightIn(data), heights.first) + heights.beyond}px`
      if (event === 'PAYMENTPROCESS-ERROR') current.style.blockSize = `${heights.error}px`
      latest.current(event)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  return (
    <div className={styles.frame} aria-busy={isBusy}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page around the provider's */}
      <iframe ref={frame} src={url} title={t('Payment.FrameTitle')} allow="payment" />
      <output className={styles.loading}>{isBusy && t('Payment.FrameLoading')}</output>
    </div>
  )
}

const eventIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'event' in data ? data.event : null

const heightIn = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'height' in data && typeof data.height === 'number'
    ? data.height
    : 0

import { useEffect, useRef, useState } from 'react'
import { useTexts } from '@portal/web-ui/texts'
import { Status } from '../../parts/status.tsx'
import styles from './add-payment.module.css'

/** What our page around the provider's tells when a method is added (spec, resident section 4). */
const frameEvents = [
  'OVERLAY-ON',
  'OVERLAY-OFF',
  'HEIGHT',
  'PAYMENT-ADDED',
  'PAYMENT-CANCEL',
  'PAYMENT-ERROR',
] as const

type FrameEvent = (typeof frameEvents)[number]

/** Heights in pixels (spec, resident section 9). */
const heights = { first: 570, beyond: 145 } as const

const eventIn = (data: unknown): FrameEvent | undefined =>
  typeof data === 'object' && data !== null && 'event' in data
    ? frameEvents.find((name) => name === data.event)
    : undefined

const heightIn = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'height' in data && typeof data.height === 'number'
    ? data.height
    : 0

interface MethodFrameProps {
  onAdded: () => void
  onCancel: () => void
  onError: () => void
}

/** The provider's page for a new card or bank account, in its frame, as tall as it says. */
export function MethodFrame(on: MethodFrameProps) {
  const { t } = useTexts()
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(on)
  const [isBusy, setBusy] = useState(true)
  useEffect(() => {
    latest.current = on
  })
  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent) => {
      const { current } = frame
      if (origin !== location.origin || !current || source !== current.contentWindow) return
      const event = eventIn(data)
      if (event === 'OVERLAY-ON') setBusy(true)
      if (event === 'OVERLAY-OFF') setBusy(false)
      if (event === 'HEIGHT')
        current.style.blockSize = `${Math.max(heightIn(data), heights.first) + heights.beyond}px`
      if (event === 'PAYMENT-ADDED') latest.current.onAdded()
      if (event === 'PAYMENT-CANCEL') latest.current.onCancel()
      if (event === 'PAYMENT-ERROR') latest.current.onError()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])

  /** Where our page could not be made, what came instead has no form. */
  function look(): void {
    if (frame.current?.contentDocument?.querySelector('form')) return
    setBusy(false)
    on.onError()
  }
  return (
    <div className={styles.frame} aria-busy={isBusy}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page around the provider's */}
      <iframe
        ref={frame}
        src="/api/core/payment-methods/iframe"
        title={t('StoredPayment.FrameTitle')}
        onLoad={look}
      />
      <div className={styles.loading}>
        <Status>{isBusy && t('StoredPayment.Loading')}</Status>
      </div>
    </div>
  )
}

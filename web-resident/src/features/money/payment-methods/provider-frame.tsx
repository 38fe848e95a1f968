import { useEffect, useRef, useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import styles from './provider-frame.module.css'

interface FrameKind {
  readonly title: TextKey
  readonly loading: TextKey
  /** Our frame page's message names. */
  readonly done: string
  readonly cancelled: string
  readonly failed: string
  /** In pixels, if a failure changes the height. */
  readonly failedHeight?: number
}

/** Uses of the provider's frame (spec, resident section 4). */
const kinds = {
  payment: {
    title: 'Payment.FrameTitle',
    loading: 'Payment.FrameLoading',
    done: 'PAYMENTPROCESS-SUCCESS',
    cancelled: 'PAYMENTPROCESS-CANCEL',
    failed: 'PAYMENTPROCESS-ERROR',
    failedHeight: 600,
  },
  method: {
    title: 'StoredPayment.FrameTitle',
    loading: 'StoredPayment.Loading',
    done: 'PAYMENT-ADDED',
    cancelled: 'PAYMENT-CANCEL',
    failed: 'PAYMENT-ERROR',
  },
} satisfies Record<string, FrameKind>

/** In pixels (spec, resident section 9). */
const heights = { first: 570, beyond: 145 } as const

interface ProviderFrameProps {
  kind: keyof typeof kinds
  url: string
  onDone: () => void
  onCancel: () => void
  onError: () => void
}

/** Sized by its messages: a payment, or a new card or bank account. */
export function ProviderFrame(props: ProviderFrameProps) {
  const { t } = useTexts()
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(props)
  const [isBusy, setBusy] = useState(true)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const setHeight = (pixels: number) => {
      if (frame.current) frame.current.style.blockSize = `${pixels}px`
    }
    const receive = ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || !source || source !== frame.current?.contentWindow) return
      const on = latest.current
      const kind: FrameKind = kinds[on.kind]
      const event = eventIn(data)
      if (event === 'OVERLAY-ON') setBusy(true)
      if (event === 'OVERLAY-OFF') setBusy(false)
      if (event === 'HEIGHT') setHeight(Math.max(heightIn(data), heights.first) + heights.beyond)
      if (event === kind.done) on.onDone()
      if (event === kind.cancelled) on.onCancel()
      if (event === kind.failed) {
        if (kind.failedHeight) setHeight(kind.failedHeight)
        on.onError()
      }
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [])

  /** A question stays until answered; an error page instead of ours has no form. */
  function look(): void {
    const inner = frame.current?.contentDocument
    const isQuestion = inner?.body.className === 'question'
    if (inner?.querySelector('form') && !isQuestion) return
    setBusy(false)
    if (!isQuestion) props.onError()
  }
  const { title, loading } = kinds[props.kind]
  return (
    <div className={styles.frame} aria-busy={isBusy}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page around the provider's */}
      <iframe ref={frame} src={props.url} title={t(title)} allow="payment" onLoad={look} />
      <Status className={styles.loading}>{isBusy && t(loading)}</Status>
    </div>
  )
}

const eventIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'event' in data ? data.event : null

const heightIn = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'height' in data && typeof data.height === 'number'
    ? data.height
    : 0

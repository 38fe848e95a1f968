import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { TextsAwaited, useTexts } from '../texts/index.tsx'
import { CloseIcon, ErrorIcon, SuccessIcon } from './icons.tsx'
import type { Toast } from './toast-store.ts'
import {
  dismissToast,
  getToasts,
  holdToasts,
  subscribeToToasts,
  toastIsSeen,
} from './toast-store.ts'
import styles from './toast.module.css'

const none: readonly Toast[] = []

/** Once per page, in the shell; filled by `showToast`. */
export function Toasts() {
  const { t } = useTexts()
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => none)
  const label = t('Toast.Region')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only waits for the reader
    <section
      className={styles.region}
      // A landmark only while it has content.
      aria-label={toasts.length > 0 ? label : undefined}
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={({ currentTarget }) => holdToasts(currentTarget.matches(':focus-within'))}
      onFocus={() => holdToasts(true)}
      onBlur={({ currentTarget }) => holdToasts(currentTarget.matches(':hover'))}
    >
      <ToastList live="status" toasts={toasts.filter(({ kind }) => kind.startsWith('Success'))} />
      <ToastList live="alert" toasts={toasts.filter(({ kind }) => kind.startsWith('Error'))} />
    </section>
  )
}

interface Live {
  live: 'status' | 'alert'
}

/** Present from the start: a live region added together with its text is not announced. */
function ToastList({ toasts, live }: Live & { toasts: readonly Toast[] }) {
  return (
    <div role={live}>
      {toasts.map((toast) => (
        // Waits for its text.
        <Suspense key={toast.id}>
          <TextsAwaited value>
            <OneToast toast={toast} live={live} />
          </TextsAwaited>
        </Suspense>
      ))}
    </div>
  )
}

function OneToast({ toast, live }: Live & { toast: Toast }) {
  const { t } = useTexts()
  const { id } = toast
  const KindIcon = live === 'status' ? SuccessIcon : ErrorIcon
  useEffect(() => toastIsSeen(id), [id])
  return (
    <div className={styles.toast} data-live={live}>
      <KindIcon />
      <p>{t(toast.text, toast.values)}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={t('Toast.Dismiss')}
        onClick={() => dismissToast(id)}
      >
        <CloseIcon />
      </button>
    </div>
  )
}

import { useSyncExternalStore } from 'react'
import { useTexts } from '../texts/index.tsx'
import { CloseIcon, ErrorIcon, SuccessIcon } from './icons.tsx'
import type { Toast } from './toast-store.ts'
import { dismissToast, getToasts, holdToasts, subscribeToToasts } from './toast-store.ts'
import styles from './toast.module.css'

const none: readonly Toast[] = []

/** Where toasts appear; once per page, in the shell. `showToast` of toast-store.ts fills it. */
export function Toasts() {
  const { t } = useTexts()
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => none)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only waits for the reader
    <section
      className={styles.region}
      aria-label={t('Toast.Region')}
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

/** The live regions stand from the start: one that comes together with its text is not announced. */
function ToastList({ toasts, live }: { toasts: readonly Toast[]; live: 'status' | 'alert' }) {
  const { t } = useTexts()
  const KindIcon = live === 'status' ? SuccessIcon : ErrorIcon
  return (
    <div role={live}>
      {toasts.map((toast) => (
        <div key={toast.id} className={styles.toast} data-live={live}>
          <KindIcon />
          <p>{t(toast.text, toast.values)}</p>
          <button
            type="button"
            className={styles.close}
            aria-label={t('Toast.Dismiss')}
            onClick={() => dismissToast(toast.id)}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </div>
  )
}

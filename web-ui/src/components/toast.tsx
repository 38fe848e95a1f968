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
    <div
      className={styles.region}
      role="region"
      aria-label={t('Toast.Region')}
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
    >
      <ToastList
        toasts={toasts.filter((toast) => toast.kind.startsWith('Success'))}
        role="status"
      />
      <ToastList toasts={toasts.filter((toast) => toast.kind.startsWith('Error'))} role="alert" />
    </div>
  )
}

/** The live regions stand from the start: one that comes together with its text is not announced. */
function ToastList({ toasts, role }: { toasts: readonly Toast[]; role: 'status' | 'alert' }) {
  const { t } = useTexts()
  const KindIcon = role === 'status' ? SuccessIcon : ErrorIcon
  return (
    <div role={role} className={styles.list}>
      {toasts.map((toast) => (
        <div key={toast.id} className={styles.toast} data-role={role}>
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

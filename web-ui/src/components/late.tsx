import { type ReactNode, Suspense } from 'react'
import { TextsAwaited } from '../texts/index.tsx'
import styles from './late.module.css'

/**
 * Content shown on demand, such as a dialog. It appears once its texts are loaded; the page around
 * it stays as it is.
 *
 * `{isAsking && <Late>{() => <MessageDialog title={t('Profile.Delete')} … />}</Late>}`
 */
export function Late({ children }: { children: () => ReactNode }) {
  return (
    <Suspense fallback={<span className={styles.wait} />}>
      <TextsAwaited value>
        <Now>{children}</Now>
      </TextsAwaited>
    </Suspense>
  )
}

const Now = ({ children }: { children: () => ReactNode }) => children()

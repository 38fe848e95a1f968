import { type ReactNode, Suspense } from 'react'
import { TextsAwaited } from '../texts/index.tsx'
import styles from './late.module.css'

/**
 * What a page shows only when it is wanted, such as a dialog. Its texts may still be on their way: then
 * it comes once they are there, and the page around it stays as it is.
 *
 * ```tsx
 * {isAsking && <Late>{() => <MessageDialog title={t('Profile.Delete')} … />}</Late>}
 * ```
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

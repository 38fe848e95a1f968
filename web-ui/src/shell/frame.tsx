import type { ReactNode } from 'react'
import { Toasts } from '../components/toast.tsx'
import { Footer, type FooterPage } from './footer.tsx'
import styles from './frame.module.css'
import type { HeaderProps } from './header.tsx'
import { Header } from './header.tsx'
import { mainId } from './main-id.ts'

interface FrameProps extends Omit<HeaderProps, 'children'> {
  /** The menu of a logged-in visitor, in place of "Log in". */
  account?: ReactNode
  side?: ReactNode
  footerPages?: readonly FooterPage[]
  children: ReactNode
}

/** Surrounds every page of both apps. */
export function Frame({ account, side, footerPages, children, ...header }: FrameProps) {
  return (
    <div className={styles.frame}>
      <Header {...header}>{account}</Header>
      <div className={styles.middle}>
        {side}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <Footer city={header.city} pages={footerPages} />
      <Toasts />
    </div>
  )
}

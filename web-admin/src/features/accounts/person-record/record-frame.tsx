import type { ReactNode } from 'react'
import { PageTitle } from '@portal/web-ui/page-title'
import { Face } from '../../../parts/face.tsx'
import { Screen } from '../../../parts/screen.tsx'
import styles from './person-record.module.css'

interface RecordFrameProps {
  name: string
  badges: ReactNode
  /** Contact, language, since when. */
  lines: ReactNode
  actions?: ReactNode
  main: ReactNode
  aside: ReactNode
}

/** Head, history and facts of a person or an organization. */
export function RecordFrame({ name, badges, lines, actions, main, aside }: RecordFrameProps) {
  return (
    <Screen>
      <div className={styles.record}>
        <header className={styles.head}>
          <div className={styles.headline}>
            <Face name={name} />
            <div className={styles.who}>
              <div className={styles.name}>
                <PageTitle>{name}</PageTitle>
                {badges}
              </div>
              <div className={styles.lines}>{lines}</div>
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        </header>
        <div className={styles.main}>{main}</div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </Screen>
  )
}

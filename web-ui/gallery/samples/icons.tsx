import * as interfaceIcons from '../../src/components/icons.tsx'
import * as topicIcons from '../../src/components/topic-icons.tsx'
import { Sample } from '../sample.tsx'
import { useSay } from '../say.ts'
import styles from './icons.module.css'

export function IconSamples() {
  const say = useSay()
  return (
    <Sample id="icons" title={say('Icons', 'Íconos')}>
      <ul className={styles.icons}>
        {Object.entries({ ...interfaceIcons, ...topicIcons }).map(([name, OneIcon]) => (
          <li key={name}>
            <OneIcon size="large" />
            <OneIcon />
            <span>{name.replace('Icon', '')}</span>
          </li>
        ))}
      </ul>
    </Sample>
  )
}
